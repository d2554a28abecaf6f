import { AgencyNames } from '@/components/ui/agency-text'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { Term, type TermDefinition } from '@/components/ui/term'
import { formatAcres } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describePart, surveyTerms } from '@/lib/records/section/describe'
import { identifierLabel, type SurveyRecord, section } from '@/lib/records/section/fields'

const texts = defineTexts('records.section-facts', {
  sectionArea: 'Area of the section',
  outlineArea: 'Area of the outline',
  outlineNote: 'From the map outline. The recorded acreage may differ.',
  lot: 'Lot here',
  part: 'Part of the section here',
  published: (acres: string) => `${acres} by the publisher’s map. The recorded acreage may differ.`,
})

interface Props {
  record: SurveyRecord
  computedAcres?: number | null
  columns?: 1 | 2
  isNamed?: boolean
}

const definitions: readonly TermDefinition[] = Object.values(surveyTerms)

export function SectionFacts({ record, computedAcres, columns = 1, isNamed = false }: Props) {
  const facts = section
    .facts(record)
    .filter(({ label, note }) => !isNamed || note || label === identifierLabel)
    .map(({ label, value, note, agencyWords }): LabeledValue => {
      const definition = definitions.find(({ term }) => term === label)
      return {
        id: label,
        label: definition ? <Term definition={definition} /> : translate(label),
        value:
          label === identifierLabel ? (
            <code className="text-[0.875em] wrap-anywhere">{value}</code>
          ) : (
            <AgencyNames text={translate(value)} names={agencyWords} />
          ),
        note: note && translate(note),
      }
    })
  const area: LabeledValue[] =
    typeof computedAcres === 'number'
      ? [
          {
            label: record.kind === 'section' ? texts.sectionArea : texts.outlineArea,
            value: formatAcres(computedAcres),
            note: texts.outlineNote,
          },
        ]
      : []
  const items = [...facts.slice(0, -1), ...partFacts(record), ...area, ...facts.slice(-1)]
  return <Facts items={items} columns={columns} />
}

function partFacts({ parts }: SurveyRecord): LabeledValue[] {
  return parts.map((part) => ({
    id: `part ${part.label}`,
    label: (
      <Term definition={part.kind === 'lot' ? surveyTerms.lot : surveyTerms.aliquot}>
        {part.kind === 'lot' ? texts.lot : texts.part}
      </Term>
    ),
    value: `${translate(describePart(part))} (${part.label})`,
    note: part.gisAcres !== null && texts.published(formatAcres(part.gisAcres)),
  }))
}
