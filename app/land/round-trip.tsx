import { read } from '@/app/data'
import { CheckAgain } from './check-again'
import { RoundTripVerdict } from './round-trip-verdict'
import type { Point } from './url'

/** Does the center of the outline look up to the section it belongs to? */
export async function RoundTrip({ id, center }: { id: string; center: Point }) {
  const { latitude, longitude } = center
  const back = await read('federal-land-survey', 'getTownshipSection', { latitude, longitude })
  if (!back.ok) return <CheckAgain id={id} center={center} why={back.error.message} />
  return <RoundTripVerdict id={id} center={center} records={back.data.records} />
}

export function RoundTripPending({ plainHref }: { plainHref: string }) {
  return (
    <div className="mb-4 text-muted">
      <p>Checking whether the center of this outline looks up to the same section…</p>
      <noscript>
        <a href={plainHref}>Show the check without scripting</a>
      </noscript>
    </div>
  )
}
