import { Caveats } from '@/components/provenance/caveats'
import { Facts } from '@/components/ui/facts'
import { Moment } from '@/components/ui/moment'
import { Panel } from '@/components/ui/panel'
import { AnswerTables } from './answer-tables'
import type { DeskState } from './desk-state'
import { factsOf } from './facts-of'
import { questions } from './questions'

const texts = {
  withheld: 'Withheld',
  nothing: 'Nothing',
  retrieved: 'Asked the screening service',
  sample: ' Sample data, not real.',
}

export function AnswerPanel({ answer }: { answer: NonNullable<DeskState['answer']> }) {
  const { message, excludedFields, redactedCount } = answer.data.privacy
  const withheld = {
    label: texts.withheld,
    value: message ?? texts.nothing,
    note:
      redactedCount > 0 &&
      `${redactedCount} ${redactedCount === 1 ? 'value' : 'values'}: ${excludedFields.join(', ')}.`,
  }
  return (
    <Panel id="answer" title={questions[answer.question].label} state="found">
      <Facts items={[...factsOf(answer), withheld]} />
      <AnswerTables answer={answer} />
      <Caveats items={answer.data.caveats} />
      <p className="text-base text-muted">
        {texts.retrieved} <Moment iso={answer.retrievedAt} />.
        {answer.sample && <strong>{texts.sample}</strong>}
      </p>
    </Panel>
  )
}
