import { coordinateFacts, matchFacts } from '@/app/_surfaces/place/located'
import { Folded } from '@/components/provenance/folded'
import { Provenance } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatAliquots } from '@/lib/survey/format-legal-description'
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
  located: 'Located to',
  section: 'The section, without its part',
  undrawn: (part: string) => `This section does not have four sides, so we cannot draw ${part}.`,
  others: 'UTM, grid and other forms of these coordinates',
})

/** Shows how the typed place was understood, so that visitors notice a typing error. */
export function Reading({ interpretation, point, addressMeta, undrawn = [] }: Props) {
  const { notes } = interpretation
  const [decimal, ...others] = point ? coordinateFacts(point) : []
  const items = [
    ...matchFacts(interpretation),
    ...(undrawn.length > 0
      ? [{ label: texts.located, value: texts.section, note: texts.undrawn(formatAliquots(undrawn)) }]
      : []),
    ...(decimal ? [decimal] : []),
  ]
  if (items.length === 0 && notes.length === 0) return null
  return (
    <Panel id="reading" title={texts.titles[interpretation.as]}>
      {items.length > 0 && <Facts items={items} />}
      {decimal && (
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
