import { Folded } from '@/components/provenance/folded'
import { PanelFoot } from '@/components/provenance/provenance'
import { AgencyWords } from '@/components/ui/agency-text'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { gridFacts } from '@/lib/coordinates/format-grid'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import type { PlaceResolution } from './place-interpretation'

const texts = defineTexts('place.located', {
  how: 'How we located it',
  matched: 'Matched address',
  matchedNote: 'As the Census Bureau writes it.',
  description: 'Description',
  decimal: 'Decimal degrees',
  minutes: 'Degrees and minutes',
  seconds: 'Degrees, minutes, seconds',
})

interface Props {
  resolution: Extract<PlaceResolution, { kind: 'place' }>
}

type Match = Pick<Props['resolution']['interpretation'], 'matchedAddress' | 'description'>

export const matchFacts = ({ matchedAddress, description }: Match): LabeledValue[] => [
  ...(matchedAddress ? [{ label: texts.matched, value: matchedAddress, note: texts.matchedNote }] : []),
  ...(description
    ? [
        {
          label: texts.description,
          value: <AgencyWords>{formatLegalDescription(description)}</AgencyWords>,
        },
      ]
    : []),
]

export function coordinateFacts(point: LngLat): LabeledValue[] {
  const forms = formatCoordinates(point.latitude, point.longitude)
  return [
    { label: texts.decimal, value: forms.decimal },
    { label: texts.minutes, value: forms.degreesMinutes },
    { label: texts.seconds, value: forms.degreesMinutesSeconds },
    ...gridFacts(point).map(({ label, value, note }) => ({
      label: translate(label),
      value,
      note: translate(note),
    })),
  ]
}

export function LocatedPlace({ resolution: { place, interpretation, metas } }: Props) {
  return (
    <section id="reading" aria-label={texts.how} className="mt-2 text-base print:order-1">
      <Folded more={texts.how}>
        <div className="mt-2">
          <Facts items={[...matchFacts(interpretation), ...coordinateFacts(place.point)]} />
          <PanelFoot caveats={interpretation.notes} metas={metas} />
        </div>
      </Folded>
    </section>
  )
}
