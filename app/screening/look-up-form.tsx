import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { DeskForm } from './desk-form'
import { DeskInput } from './desk-input'
import { DeskQuestion } from './desk-question'
import { idLabels, questions } from './questions'
import type { SampleDesk } from './sample-desk'

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

/** Identifiers may tell of a person, so the browser is asked not to remember them. */
export function LookUpForm({ sample }: { sample: SampleDesk | undefined }) {
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
