import { type Fact, Facts } from '@/components/ui/facts'
import { type Definition, Term } from '@/components/ui/term'
import { formatAcres } from '@/lib/format'
import { describePart, surveyTerms } from '@/lib/records/section/describe'
import { identifierLabel, type SurveyRecord, section } from '@/lib/records/section/fields'

interface Props {
  record: SurveyRecord
  computedAcres?: number | null
  columns?: 1 | 2
  isNamed?: boolean
}

const definitions: readonly Definition[] = Object.values(surveyTerms)

export function SectionFacts({ record, computedAcres, columns = 1, isNamed = false }: Props) {
  const facts = section
    .facts(record)
    .filter(({ label, note }) => !isNamed || note || label === identifierLabel)
    .map(({ label, value, note }): Fact => {
      const definition = definitions.find(({ term }) => term === label)
      return {
        id: label,
        label: definition ? <Term definition={definition} /> : label,
        value:
          label === identifierLabel ? <code className="text-[0.875em] wrap-anywhere">{value}</code> : value,
        note,
      }
    })
  const area: Fact[] =
    typeof computedAcres === 'number'
      ? [
          {
            label: record.kind === 'section' ? 'Area of the section' : 'Area of the outline',
            value: formatAcres(computedAcres),
            note: 'From the map outline. The recorded acreage may differ.',
          },
        ]
      : []
  const items = [...facts.slice(0, -1), ...partFacts(record), ...area, ...facts.slice(-1)]
  return <Facts items={items} columns={columns} />
}

function partFacts({ parts }: SurveyRecord): Fact[] {
  return parts.map((part) => ({
    id: `part ${part.label}`,
    label: (
      <Term definition={part.kind === 'lot' ? surveyTerms.lot : surveyTerms.aliquot}>
        {part.kind === 'lot' ? 'Lot here' : 'Part of the section here'}
      </Term>
    ),
    value: `${describePart(part)} (${part.label})`,
    note:
      part.gisAcres !== null &&
      `${formatAcres(part.gisAcres)} by the publisher’s map. The recorded acreage may differ.`,
  }))
}
