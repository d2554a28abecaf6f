import { headers } from 'next/headers'
import { KEPT_UNDER } from '@/components/places/kept-places'
import { RecentPlaces } from '@/components/places/recent-places'
import { MOST_SHOWN } from '@/components/places/shown-places'

const ROOM = 'room-for-places'

/**
 * Only the browser knows whether there are any places, so it makes room before the first picture and nothing moves
 * when they come. Without quotes and angle brackets, for React writes those as entities.
 */
const makeRoom = `try {
  const kept = JSON.parse(localStorage.getItem(\`${KEPT_UNDER}\`));
  const key = function (place) { return [place.latitude, place.longitude].join() };
  const count = Math.min(${MOST_SHOWN}, new Set(kept.saved.concat(kept.recent).map(key)).size);
  const { style } = document.getElementById(\`${ROOM}\`);
  if (count) style.cssText = \`min-height:calc(\${2.75 * (count + 2)}rem + \${count + 1}px);margin-bottom:3.5rem\`;
} catch {}`

/** Recent and saved places of this device, for the first page. */
export async function HomePlaces() {
  const policy = (await headers()).get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  return (
    <>
      <div
        id={ROOM}
        suppressHydrationWarning
        className="max-w-3xl not-empty:mb-14 noscript:hidden print:hidden"
      >
        <RecentPlaces />
      </div>
      <script nonce={nonce} suppressHydrationWarning>
        {makeRoom}
      </script>
    </>
  )
}
