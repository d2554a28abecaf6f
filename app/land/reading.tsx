import { Folded } from '@/components/provenance/folded'
import { Provenance } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import type { Meta } from '@/lib/connector/result'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { gridFacts } from '@/lib/coordinates/format-grid'
import type { LngLat } from '@/lib/geography/types'
import { formatAliquots, formatLegalDescription } from '@/lib/survey/format-legal-description'
import type { LandInterpretation } from './understand'

interface Props {
  interpretation: LandInterpretation
  point?: LngLat | undefined
  addressMeta?: Meta | undefined
  /** The named part of a section, if it cannot be drawn because the section does not have four sides. */
  undrawn?: readonly string[]
}

const texts = {
  located: 'Located to',
  section: 'The section, without its part',
  undrawn: (part: string) => `This section does not have four sides, so we cannot draw ${part}.`,
  others: 'UTM, grid and other forms of these coordinates',
}

const readings = {
  coordinates: 'a point',
  address: 'an address',
  'legal description': 'a legal description',
  identifier: 'an identifier',
  'point on the map': 'a point on the map',
} as const satisfies Record<LandInterpretation['as'], string>

/** Shows how the typed place was understood, so that visitors notice a typing error. */
export function Reading({ interpretation, point, addressMeta, undrawn = [] }: Props) {
  const { description, matchedAddress, notes } = interpretation
  const forms = point && formatCoordinates(point.latitude, point.longitude)
  const items = [
    ...(matchedAddress
      ? [{ label: 'Matched address', value: matchedAddress, note: 'In the Census Bureau’s spelling.' }]
      : []),
    ...(description ? [{ label: 'Description', value: formatLegalDescription(description) }] : []),
    ...(undrawn.length > 0
      ? [{ label: texts.located, value: texts.section, note: texts.undrawn(formatAliquots(undrawn)) }]
      : []),
    ...(forms ? [{ label: 'Decimal degrees', value: forms.decimal }] : []),
  ]
  const others = forms && [
    { label: 'Degrees and minutes', value: forms.degreesMinutes },
    { label: 'Degrees, minutes, seconds', value: forms.degreesMinutesSeconds },
    ...gridFacts(point),
  ]
  if (items.length === 0 && notes.length === 0) return null
  return (
    <Panel id="reading" title={`Read as ${readings[interpretation.as]}`}>
      {items.length > 0 && <Facts items={items} />}
      {others && (
        <Folded more={texts.others}>
          <div className="mt-2">
            <Facts items={others} />
          </div>
        </Folded>
      )}
      {notes.length > 0 && (
        <ul className="list-disc pl-6 text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {addressMeta && <Provenance meta={addressMeta} />}
    </Panel>
  )
}
