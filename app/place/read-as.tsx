import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/panel'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { gridFacts } from '@/lib/coordinates/format-grid'
import { formatLegalDescription } from '@/lib/survey/format-legal-description'
import { Sources } from './panels/sources'
import type { Understood } from './understand'

const texts = {
  title: 'How the place was read',
  matched: 'Matched address',
  matchedNote: 'As the Census Bureau writes it.',
  description: 'Description',
  decimal: 'Decimal degrees',
  minutes: 'Degrees and minutes',
  seconds: 'Degrees, minutes, seconds',
}

/** What was understood, in every form, so that a slip is seen before it misleads. */
export function ReadAs({ understood }: { understood: Extract<Understood, { kind: 'place' }> }) {
  const { place, said, metas } = understood
  const forms = formatCoordinates(place.point.latitude, place.point.longitude)
  return (
    <Panel id="reading" title={texts.title}>
      <Facts
        items={[
          ...(said.matchedAddress
            ? [{ label: texts.matched, value: said.matchedAddress, note: texts.matchedNote }]
            : []),
          ...(said.description
            ? [{ label: texts.description, value: formatLegalDescription(said.description) }]
            : []),
          { label: texts.decimal, value: forms.decimal },
          { label: texts.minutes, value: forms.degreesMinutes },
          { label: texts.seconds, value: forms.degreesMinutesSeconds },
          ...gridFacts(place.point),
        ]}
      />
      {said.notes.length > 0 && (
        <ul className="list-disc pl-6 text-muted">
          {said.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Sources metas={metas} />
    </Panel>
  )
}
