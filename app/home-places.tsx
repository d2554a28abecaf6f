import { pageNonce } from '@/app/_lib/frame/nonce'
import { MAX_LISTED } from '@/components/places/place-list'
import { PLACES_KEY } from '@/components/places/place-store'
import { RecentPlaces } from '@/components/places/recent-places'

const ROOM = 'room-for-places'

/**
 * If the browser has stored places, this script reserves their space before the first paint, so that nothing
 * moves later. It contains no quotes or angle brackets, because React escapes those.
 */
const makeRoom = `try {
  const kept = JSON.parse(localStorage.getItem(\`${PLACES_KEY}\`));
  const key = function (place) { return [place.latitude, place.longitude].join() };
  const count = Math.min(${MAX_LISTED}, new Set(kept.saved.concat(kept.recent).map(key)).size);
  const { style } = document.getElementById(\`${ROOM}\`);
  if (count) style.cssText = \`min-height:calc(\${2.75 * (count + 2)}rem + \${count + 1}px)\`;
} catch {}`

export async function HomePlaces() {
  return (
    <>
      <div id={ROOM} suppressHydrationWarning className="noscript:hidden print:hidden">
        <RecentPlaces />
      </div>
      <script nonce={await pageNonce()} suppressHydrationWarning>
        {makeRoom}
      </script>
    </>
  )
}
