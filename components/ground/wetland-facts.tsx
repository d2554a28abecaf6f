import type { z } from 'zod'
import type { getWetlandsAt } from '@/connectors/federal-wetlands/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import {
  formatBuffer,
  formatImagery,
  formatWhole,
  nameWetland,
  notDelineation,
} from '@/lib/records/wetland/describe'
import type { Wetland } from '@/lib/records/wetland/fields'
import { AgencyNames, AgencyWords } from '../ui/agency-text'
import { Facts, type LabeledValue } from '../ui/facts'

export type WetlandsAtPoint = z.output<typeof getWetlandsAt.result>

const texts = defineTexts('ground.wetland-facts', {
  here: 'At this point',
  near: (distance: string) => `Within ${distance}`,
  imagery: 'Drawn from imagery of',
  unasked: 'We could not ask',
  parts: {
    system: 'system',
    subsystem: 'subsystem',
    class: 'class',
    subclass: 'subclass',
    'water regime': 'water regime',
    modifier: 'modifier',
  },
})

export function WetlandFacts({ answer }: { answer: WetlandsAtPoint }) {
  const { wetlands, nearby, imagery, query } = answer
  const imageryText =
    imagery === null
      ? texts.unasked
      : [...new Set(imagery.map((each) => translate(formatImagery(each))))].join('; ')
  return (
    <>
      <Facts
        look="prose"
        items={[
          ...wetlands.map((each) => factOf(texts.here, each)),
          ...nearby.map((each) => factOf(texts.near(translate(formatBuffer(query.bufferMeters))), each)),
          ...(imageryText ? [{ label: texts.imagery, value: imageryText }] : []),
        ]}
      />
      <p className="mb-3 text-base">{translate(notDelineation)}</p>
    </>
  )
}

const factOf = (label: string, wetland: Wetland): LabeledValue => ({
  id: `${label} ${wetland.id} ${wetland.code}`,
  label,
  value: (
    <strong>
      <AgencyWords text={nameWetland(wetland)} />
    </strong>
  ),
  note: (
    <>
      <AgencyNames text={wetland.parts.map(describeLetters).join(' · ')} names={namesOf(wetland)} />
      {wetland.acresOfWhole !== null && <div>{translate(formatWhole(wetland.acresOfWhole))}</div>}
    </>
  ),
})

const describeLetters = ({ letters, part, name }: Wetland['parts'][number]): string =>
  `${letters}: ${name === null ? texts.parts[part] : translate(name)}`

const namesOf = ({ parts }: Wetland): string[] => [...new Set(parts.flatMap(({ name }) => name || []))]
