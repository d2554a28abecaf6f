import { translate } from '@/lib/language/translate'
import type { RecordFact } from '@/lib/records/define-record'
import { Facts } from '../ui/facts'

interface Props {
  facts: readonly RecordFact[]
  isDense?: boolean
}

export const RecordFacts = ({ facts, isDense = false }: Props) => (
  <Facts
    isDense={isDense}
    items={facts.map(({ label, value, note, day }) => ({
      label: translate(label),
      value: day ? <time dateTime={day}>{value}</time> : translate(value),
      note: note && translate(note),
    }))}
  />
)
