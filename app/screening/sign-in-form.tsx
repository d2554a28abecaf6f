import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { DeskForm } from './desk-form'
import { DeskInput } from './desk-input'
import type { SampleDesk } from './sample-desk'

const texts = {
  title: 'Sign in',
  lead: 'With the user name and secret that the screening service gave you. They are checked with your first look-up.',
  user: 'User name',
  secret: 'Secret',
  kept: 'They go into an encrypted cookie of this browser for 30 minutes. This server keeps no copy.',
  submit: 'Sign in',
  sample: 'Sample data: use these',
}

const keptNames = ['question', 'partnerEmployerId', 'partnerCustomerId', 'partnerOrderId'] as const

export function SignInForm({ sample }: { sample: SampleDesk | undefined }) {
  return (
    <Panel id="sign-in" title={texts.title}>
      <p className="mb-4 max-w-reading">{texts.lead}</p>
      {sample && (
        <Notice title={texts.sample}>
          <p>
            User name <code>{sample.user}</code>, secret <code>{sample.secret}</code>
          </p>
        </Notice>
      )}
      <DeskForm act="sign-in" submit={texts.submit} keep={keptNames}>
        <DeskInput name="user" label={texts.user} autoComplete="username" />
        <DeskInput
          name="secret"
          type="password"
          label={texts.secret}
          hint={texts.kept}
          autoComplete="current-password"
        />
      </DeskForm>
    </Panel>
  )
}
