import { Suspense } from 'react'
import { RoundTrip, RoundTripPending } from './round-trip'
import { type LandUrl, landHref, type Point } from './url'

/** The check streams in behind the answer; without scripting the page can be had whole. */
export function Checked({ url, id, center }: { url: LandUrl; id: string; center: Point }) {
  const check = <RoundTrip id={id} center={center} />
  if (url.plain) return check
  return (
    <Suspense fallback={<RoundTripPending plainHref={landHref({ ...url, plain: true })} />}>{check}</Suspense>
  )
}
