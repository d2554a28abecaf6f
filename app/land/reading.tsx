import { Folded } from '@/components/provenance/folded'
import { Provenance } from '@/components/provenance/provenance'
import { AgencyWords } from '@/components/ui/agency-text'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import type { Meta } from '@/lib/connector/result'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { gridFacts } from '@/lib/coordinates/format-grid'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatAliquots, formatLegalDescription } from '@/lib/survey/format-legal-description'
import type { LandInterpretation } from './understand'

interface Props {
  interpretation: LandInterpretation
  point?: LngLat | undefined
  addressMeta?: Meta | undefined
  undrawn?: readonly string[]
}

const texts = defineTexts('land.reading', {
  titles: {
    coordinates: 'Read as a point',
    address: 'Read as an address',
    'legal description': 'Read as a legal description',
    identifier: 'Read as an identifier',
    'point on the map': 'Read as a point on the map',
  },
  matched: 'Matched address',
  matchedNote: 'In the Census Bureau’s spelling.',
  description: 'Description',
  decimal: 'Decimal degrees',
  minutes: 'Degrees and minutes',
  seconds: 'Degrees, minutes, seconds',
  located: 'Located to',
  section: 'The section, without its part',
  undrawn: (part: string) => `This section does not have four sides, so we cannot draw ${part}.`,
  others: 'UTM, grid and other forms of these coordinates',
})

/** Shows how the typed place was understood, so that visitors notice a typing error. */
export function Reading({ interpretation, point, addressMeta, undrawn = [] }: Props) {
  const { description, matchedAddress, notes } = interpretation
  const forms = point && formatCoordinates(point.latitude, point.longitude)
  const items = [
    ...(matchedAddress ? [{ label: texts.matched, value: matchedAddress, note: texts.matchedNote }] : []),
    ...(description
      ? [
          {
            label: texts.description,
            value: <AgencyWords>{formatLegalDescription(description)}</AgencyWords>,
          },
        ]
      : []),
    ...(undrawn.length > 0
      ? [{ label: texts.located, value: texts.section, note: texts.undrawn(formatAliquots(undrawn)) }]
      : []),
    ...(forms ? [{ label: texts.decimal, value: forms.decimal }] : []),
  ]
  const others = forms && [
    { label: texts.minutes, value: forms.degreesMinutes },
    { label: texts.seconds, value: forms.degreesMinutesSeconds },
    ...gridFacts(point).map(({ label, value, note }) => ({
      label: translate(label),
      value,
      note: translate(note),
    })),
  ]
  if (items.length === 0 && notes.length === 0) return null
  return (
    <Panel id="reading" title={texts.titles[interpretation.as]}>
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
            <li key={note}>{translate(note)}</li>
          ))}
        </ul>
      )}
      {addressMeta && <Provenance meta={addressMeta} />}
    </Panel>
  )
}
