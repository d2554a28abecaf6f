import { Folded } from '@/components/provenance/folded'
import { PanelFoot } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { gridFacts } from '@/lib/coordinates/format-grid'
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

export function LocatedPlace({ resolution: { place, interpretation, metas } }: Props) {
  const forms = formatCoordinates(place.point.latitude, place.point.longitude)
  return (
    <section id="reading" aria-label={texts.how} className="mt-2 text-base print:order-1">
      <Folded more={texts.how}>
        <div className="mt-2">
          <Facts
            items={[
              ...(interpretation.matchedAddress
                ? [{ label: texts.matched, value: interpretation.matchedAddress, note: texts.matchedNote }]
                : []),
              ...(interpretation.description
                ? [{ label: texts.description, value: formatLegalDescription(interpretation.description) }]
                : []),
              { label: texts.decimal, value: forms.decimal },
              { label: texts.minutes, value: forms.degreesMinutes },
              { label: texts.seconds, value: forms.degreesMinutesSeconds },
              ...gridFacts(place.point).map((fact) => ({
                ...fact,
                label: translate(fact.label),
                note: translate(fact.note),
              })),
            ]}
          />
          <PanelFoot caveats={interpretation.notes} metas={metas} />
        </div>
      </Folded>
    </section>
  )
}
