import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { PanelFoot } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { toMixedCase } from '@/lib/street-address/mixed-case'

const texts = defineTexts('ground.reading', {
  title: 'The place',
  address: 'Address',
  decimal: 'Decimal degrees',
})

/** Shows how the typed place was understood, so that visitors notice a typing error. */
export function Reading({ place, interpretation, metas }: Extract<PlaceResolution, { kind: 'place' }>) {
  const { latitude, longitude } = place.point
  return (
    <Panel id="reading" title={texts.title}>
      <Facts
        items={[
          ...(place.address ? [{ label: texts.address, value: toMixedCase(place.address) }] : []),
          { label: texts.decimal, value: formatCoordinates(latitude, longitude).decimal },
        ]}
      />
      {interpretation.notes.map((note) => (
        <p key={note} className="text-muted">
          {translate(note)}
        </p>
      ))}
      <PanelFoot metas={metas} />
    </Panel>
  )
}
