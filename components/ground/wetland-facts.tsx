import type { z } from 'zod'
import type { getWetlandsAt } from '@/connectors/federal-wetlands/public'
import {
  formatBuffer,
  formatImagery,
  formatWhole,
  nameWetland,
  notDelineation,
} from '@/lib/records/wetland/describe'
import type { Wetland } from '@/lib/records/wetland/fields'
import { type Fact, Facts } from '../ui/facts'

export type WetlandAnswer = z.output<typeof getWetlandsAt.result>

const texts = {
  here: 'At this point',
  near: (meters: number) => `Within ${formatBuffer(meters)}`,
  imagery: 'Drawn from imagery of',
  unasked: 'We could not ask',
}

export function WetlandFacts({ answer }: { answer: WetlandAnswer }) {
  const { wetlands, nearby, imagery, query } = answer
  const imageryText = imagery === null ? texts.unasked : [...new Set(imagery.map(formatImagery))].join('; ')
  return (
    <>
      <Facts
        look="prose"
        items={[
          ...wetlands.map((each) => factOf(texts.here, each)),
          ...nearby.map((each) => factOf(texts.near(query.bufferMeters), each)),
          ...(imageryText ? [{ label: texts.imagery, value: imageryText }] : []),
        ]}
      />
      <p className="mb-3 text-base">{notDelineation}</p>
    </>
  )
}

const factOf = (label: string, wetland: Wetland): Fact => ({
  id: `${label} ${wetland.id} ${wetland.code}`,
  label,
  value: <strong>{nameWetland(wetland)}</strong>,
  note: (
    <>
      {wetland.parts.map(({ letters, part, name }) => `${letters}: ${name ?? part}`).join(' · ')}
      {wetland.acresOfWhole !== null && <div>{formatWhole(wetland.acresOfWhole)}</div>}
    </>
  ),
})
