import { translate } from '@/lib/language/translate'
import type { RecordFact } from '@/lib/records/define-record'
import { AgencyNames } from '../ui/agency-text'
import { Facts } from '../ui/facts'

interface Props {
  facts: readonly RecordFact[]
  isDense?: boolean
}

export const RecordFacts = ({ facts, isDense = false }: Props) => (
  <Facts
    isDense={isDense}
    items={facts.map(({ label, value, note, day, agencyWords }) => ({
      label: translate(label),
      value: day ? (
        <time dateTime={day}>{value}</time>
      ) : (
        <AgencyNames text={translate(value)} names={agencyWords} />
      ),
      note: note && translate(note),
    }))}
  />
)
