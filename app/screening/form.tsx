import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { DeskForm } from './desk-form'
import { DeskInput } from './desk-input'
import { DeskQuestion } from './desk-question'
import type { SampleSignIn } from './questions'
import { idLabels, questions } from './questions'

const texts = {
  title: 'Look up',
  question: 'What do you want to know?',
  submit: 'Look up',
  sample: 'Sample data: use these',
}

const fields = [
  { name: 'partnerEmployerId', hint: 'The id your partner account gave the employer.' },
  { name: 'partnerCustomerId', hint: 'For everything but an employer.' },
  { name: 'partnerOrderId', hint: 'For an order and its report.' },
] as const

const options = Object.entries(questions).map(([value, { label }]) => ({ value, label }))

/** Autocomplete is off, because identifiers may be personal data. */
export function LookUpForm({ sample }: { sample: SampleSignIn | undefined }) {
  return (
    <Panel id="look-up" title={texts.title}>
      {sample && (
        <Notice title={texts.sample}>
          <p>
            Employer <code>{sample.ids.partnerEmployerId}</code>, customer{' '}
            <code>{sample.ids.partnerCustomerId}</code>, order <code>{sample.ids.partnerOrderId}</code>
          </p>
        </Notice>
      )}
      <DeskForm act="look-up" submit={texts.submit} autoComplete="off">
        <DeskQuestion label={texts.question} options={options} />
        {fields.map(({ name, hint }) => (
          <DeskInput key={name} name={name} label={idLabels[name]} hint={hint} autoComplete="off" />
        ))}
      </DeskForm>
    </Panel>
  )
}

const signInFormTexts = {
  title: 'Sign in',
  lead: 'With the user name and secret that the screening service gave you. We check them with your first look-up.',
  user: 'User name',
  secret: 'Secret',
  kept: 'They go into an encrypted cookie of this browser for 30 minutes. This server keeps no copy.',
  submit: 'Sign in',
  sample: 'Sample data: use these',
}

const keptNames = ['question', 'partnerEmployerId', 'partnerCustomerId', 'partnerOrderId'] as const

export function SignInForm({ sample }: { sample: SampleSignIn | undefined }) {
  return (
    <Panel id="sign-in" title={signInFormTexts.title}>
      <p className="mb-4 max-w-reading">{signInFormTexts.lead}</p>
      {sample && (
        <Notice title={signInFormTexts.sample}>
          <p>
            User name <code>{sample.user}</code>, secret <code>{sample.secret}</code>
          </p>
        </Notice>
      )}
      <DeskForm act="sign-in" submit={signInFormTexts.submit} keep={keptNames}>
        <DeskInput name="user" label={signInFormTexts.user} autoComplete="username" />
        <DeskInput
          name="secret"
          type="password"
          label={signInFormTexts.secret}
          hint={signInFormTexts.kept}
          autoComplete="current-password"
        />
      </DeskForm>
    </Panel>
  )
}
