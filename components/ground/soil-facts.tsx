import type { z } from 'zod'
import type { getSoilsAt } from '@/connectors/federal-soils/public'
import { formatDay, formatNumber } from '@/lib/format'
import { notForBuilding } from '@/lib/records/soil/describe'
import { formatRestriction } from '@/lib/records/soil/fields'
import { type Fact, Facts } from '../ui/facts'

export type SoilAnswer = z.output<typeof getSoilsAt.result>
type Unit = SoilAnswer['units'][number]
type Part = NonNullable<Unit['components']>[number]

const texts = {
  unasked: 'We could not ask for the parts of this map unit.',
  noParts: 'No ratings are published for this map unit.',
}

export function SoilFacts({ answer: { units } }: { answer: SoilAnswer }) {
  return (
    <>
      {units.map((unit) => (
        <Facts key={unit.key} look="prose" items={factsOf(unit, units.length === 1)} />
      ))}
      <p className="mb-3 text-base">{notForBuilding}</p>
    </>
  )
}

function factsOf(unit: Unit, isOnly: boolean): Fact[] {
  const { components, farmland, surveyArea, surveyAreaName, surveySaved } = unit
  const saved = surveySaved && `version of ${formatDay(surveySaved)}`
  const note = components === null ? texts.unasked : components.length === 0 ? texts.noParts : undefined
  return [
    ...(isOnly && !note ? [] : [{ label: 'Map unit', value: <strong>{unit.name}</strong>, note }]),
    ...(components ?? []).map(partFact),
    ...(farmland ? [{ label: 'Farmland', value: farmland }] : []),
    {
      label: 'Survey',
      value: [surveyAreaName, surveyArea, saved].filter(Boolean).join(', ') || 'Not published',
    },
  ]
}

const partFact = (part: Part): Fact => ({
  id: part.name,
  label: part.percent === null ? 'Part' : `About ${formatNumber(part.percent, 0)} percent`,
  value: <strong>{part.name}</strong>,
  note: (
    <>
      {[
        part.drainage,
        part.hydrologicGroup && `hydrologic group ${part.hydrologicGroup}`,
        part.slopePercent !== null && `slope ${formatNumber(part.slopePercent, 1)} percent`,
        ...part.restrictions.map(formatRestriction),
      ]
        .filter(Boolean)
        .join(' · ')}
      {part.septicFields && <div>Septic fields: {part.septicFields}</div>}
      {part.basements && <div>Basements: {part.basements}</div>}
    </>
  ),
})
