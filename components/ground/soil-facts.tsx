import type { z } from 'zod'
import type { getSoilsAt } from '@/connectors/federal-soils/public'
import { formatDay, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { notForBuilding } from '@/lib/records/soil/describe'
import { formatRestriction } from '@/lib/records/soil/fields'
import { AgencyNames, AgencyWords } from '../ui/agency-text'
import { Facts, type LabeledValue } from '../ui/facts'
import { Rich } from '../ui/page/rich'

export type SoilsAtPoint = z.output<typeof getSoilsAt.result>
type Unit = SoilsAtPoint['units'][number]
type Part = NonNullable<Unit['components']>[number]

const texts = defineTexts('ground.soil-facts', {
  unasked: 'We could not ask for the parts of this map unit.',
  noParts: 'No ratings are published for this map unit.',
  unit: 'Map unit',
  part: 'Part',
  percent: (percent: number) => `About ${formatNumber(percent, 0)} percent`,
  farmland: 'Farmland',
  survey: 'Survey',
  saved: (day: string) => `version of ${day}`,
  unpublished: 'Not published',
  group: (group: string) => `hydrologic group ${group}`,
  slope: (percent: number) => `slope ${formatNumber(percent, 1)} percent`,
  septic: 'Septic fields: <rating/>',
  basements: 'Basements: <rating/>',
})

export function SoilFacts({ answer: { units } }: { answer: SoilsAtPoint }) {
  return (
    <>
      {units.map((unit) => (
        <Facts key={unit.key} look="prose" items={factsOf(unit, units.length === 1)} />
      ))}
      <p className="mb-3 text-base">{translate(notForBuilding)}</p>
    </>
  )
}

function factsOf(unit: Unit, isOnly: boolean): LabeledValue[] {
  const { name, components, farmland } = unit
  const note = components === null ? texts.unasked : components.length === 0 ? texts.noParts : undefined
  return [
    ...(isOnly && !note ? [] : [{ label: texts.unit, value: <strong>{agencyWords(name)}</strong>, note }]),
    ...(components ?? []).map(partFact),
    ...(farmland ? [{ label: texts.farmland, value: agencyWords(farmland) }] : []),
    surveyFact(unit),
  ]
}

function surveyFact({ surveyArea, surveyAreaName, surveySaved }: Unit): LabeledValue {
  const saved = surveySaved && texts.saved(formatDay(surveySaved))
  const words = [surveyAreaName, surveyArea, saved].filter(Boolean).join(', ')
  return {
    label: texts.survey,
    value: words ? <AgencyNames text={words} names={present([surveyAreaName])} /> : texts.unpublished,
  }
}

const partFact = (part: Part): LabeledValue => ({
  id: part.name,
  label: part.percent === null ? texts.part : texts.percent(part.percent),
  value: <strong>{agencyWords(part.name)}</strong>,
  note: (
    <>
      <AgencyNames
        text={describePart(part)}
        names={present([part.drainage, ...part.restrictions.map(({ kind }) => kind)])}
      />
      {part.septicFields && ratingLine(texts.septic, part.septicFields)}
      {part.basements && ratingLine(texts.basements, part.basements)}
    </>
  ),
})

const describePart = ({ drainage, hydrologicGroup, slopePercent, restrictions }: Part): string =>
  [
    drainage && translate(drainage),
    hydrologicGroup && texts.group(hydrologicGroup),
    slopePercent !== null && texts.slope(slopePercent),
    ...restrictions.map((each) => translate(formatRestriction(each))),
  ]
    .filter(Boolean)
    .join(' · ')

const ratingLine = (text: string, rating: string) => (
  <div>
    <Rich text={text} parts={{ rating: () => agencyWords(rating) }} />
  </div>
)

const agencyWords = (text: string) => <AgencyWords text={text} />

const present = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.flatMap((name) => name || [])),
]
