import { Streamed } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import type { Point } from '@/lib/url-state'
import { CheckAgain } from './check-again'
import { RoundTripVerdict } from './round-trip-verdict'

interface Props {
  id: string
  center: Point
}

const texts = { pending: 'Checking whether the center of this outline looks up to the same section…' }

/** Does the center of the outline look up to the section it belongs to? Comes behind the answer. */
export function RoundTrip({ id, center: { latitude, longitude } }: Props) {
  const center = { latitude, longitude }
  const later = read('federal-land-survey', 'getTownshipSection', center)
  return (
    <Streamed later={later} fallback={<p className="mb-4 text-muted">{texts.pending}</p>}>
      <Verdict id={id} center={center} later={later} />
    </Streamed>
  )
}

type Back = ReturnType<typeof read<'federal-land-survey', 'getTownshipSection'>>

async function Verdict({ id, center, later }: Props & { later: Back }) {
  const back = await later
  if (!back.ok) return <CheckAgain id={id} center={center} why={back.error.message} />
  return <RoundTripVerdict id={id} center={center} records={back.data.records} />
}
