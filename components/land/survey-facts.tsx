import type { SurveyRecord } from '@/connectors/federal-land-survey/records'
import { formatAcres } from '@/lib/format'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'
import { describePart, surveyTerms } from './survey-terms'

interface Props {
  record: SurveyRecord
  /** Computed by us from the outline, where there is one. */
  computedAcres?: number | null
  columns?: 1 | 2
  /** What the record is called stands above, so only what that leaves open is told. */
  isNamed?: boolean
}

const inName = ['section', 'township', 'range', 'meridian', 'state']

/** One section or township, each number with its word explained. */
export function SurveyFacts({ record, computedAcres, columns = 1, isNamed = false }: Props) {
  const { section, township, range, meridian, stateName, plssid, sectionId } = record
  const items: (Fact | false)[] = [
    section !== null && {
      id: 'section',
      label: <Term definition={surveyTerms.section} />,
      value: record.kind === 'section' ? Number(section.number) : `${section.typeName} ${section.number}`,
      note:
        Number(section.number) > 36 && 'Numbers above 36 occur where a township was surveyed irregularly.',
    },
    {
      id: 'township',
      label: <Term definition={surveyTerms.township} />,
      value: township.label,
      note: duplicateNote(record),
    },
    { id: 'range', label: <Term definition={surveyTerms.range} />, value: range.label },
    {
      id: 'meridian',
      label: <Term definition={surveyTerms.meridian} />,
      value: `${meridian.name} (code ${meridian.code})`,
    },
    { id: 'state', label: 'State', value: stateName },
    ...partFacts(record),
    typeof computedAcres === 'number' && {
      label: record.kind === 'section' ? 'Area of the section' : 'Area of the outline',
      value: formatAcres(computedAcres),
      note: 'From the map outline. The recorded acreage may differ.',
    },
    {
      label: 'Identifier',
      value: <code className="text-[0.875em] wrap-anywhere">{sectionId ?? plssid}</code>,
    },
  ]
  const isTold = ({ id = '', note }: Fact) => !isNamed || Boolean(note) || !inName.includes(id)
  return <Facts items={items.filter((item) => item !== false).filter(isTold)} columns={columns} />
}

const duplicateNote = ({ duplicate }: SurveyRecord) =>
  duplicate !== '0' && `A second township of the same numbers exists; this is duplicate ${duplicate}.`

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
