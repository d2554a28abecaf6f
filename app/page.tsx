import { pageNonce } from '@/app/_lib/frame/nonce'
import { workflows } from '@/app/_lib/frame/workflows'
import { HomeMap } from '@/components/places/home-map'
import { KEPT_UNDER } from '@/components/places/kept-places'
import { MOST_SHOWN } from '@/components/places/place-list'
import { RecentPlaces } from '@/components/places/recent-places'
import { SearchInput } from '@/components/places/search-input'
import { LocateButton } from '@/components/ui/form/locate-button'
import { Icon } from '@/components/ui/icon'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'

const texts = {
  title: 'Look up any address in the United States',
  find: 'Find a place',
  label: 'Address, coordinates, parcel number or legal description',
  placeholder: 'Address, city, parcel, legal description',
  submit: 'Search',
  map: 'Choose on a map',
  coverage:
    'Assessments, permits, flood zones, elevation, survey lines, regulated sites: from the offices that keep them. Free, no account.',
  covered: 'What is covered where',
  doors: 'What you can do here',
  tools: 'All tools',
}

const doors = [
  { href: '/assessments', label: 'My tax assessment went up' },
  { href: '/environment', label: 'What is near this address' },
  { href: '/land', label: 'Find land from a legal description' },
  { href: '/map', label: 'Work on the map' },
]

export default function Page() {
  return (
    <PageFrame>
      <div className="lg:grid lg:grid-cols-[32.5rem_minmax(0,1fr)] lg:gap-x-8">
        <div className="min-w-0">
          <PageHeading title={texts.title} />
          <Question />
          <Doors />
          <HomePlaces />
        </div>
        <div className="hidden lg:block print:hidden">
          <div className="sticky top-4 h-[calc(100dvh-8rem)] max-h-200 min-h-136">
            <HomeMap />
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

function Question() {
  return (
    <section aria-label={texts.find} className="mb-6 print:hidden">
      <search>
        <form action="/place" className="relative mb-2">
          <SearchInput
            name="q"
            id="q"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            takesSlash
            className="block h-14 w-full rounded-control border-2 border-accent bg-surface pr-16 pl-4 text-ink placeholder:text-muted"
          />
          <button
            type="submit"
            className="absolute inset-y-1.5 right-1.5 flex w-12 cursor-pointer items-center justify-center rounded-control bg-accent text-accent-ink hover:bg-accent-strong"
          >
            <Icon name="search" />
            <span className="sr-only">{texts.submit}</span>
          </button>
        </form>
      </search>
      <div className="flex flex-wrap items-center gap-x-5">
        <LocateButton path="/place" look="link" />
        <a href="/place" className="inline-flex min-h-11 items-center lg:hidden">
          {texts.map}
        </a>
      </div>
      <p className="mt-1 text-base text-muted">
        {texts.coverage} <a href="/places">{texts.covered}</a>
      </p>
    </section>
  )
}

/** What people come for in their own words, then every part of the product. */
function Doors() {
  return (
    <section aria-label={texts.doors} className="mb-8">
      <ul className="divide-y divide-line border-y border-line">
        {doors.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center justify-between font-semibold text-ink no-underline hover:text-accent"
            >
              {label}
              <Icon name="arrow" className="size-4 text-muted" />
            </a>
          </li>
        ))}
      </ul>
      <details className="group border-b border-line">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
          {texts.tools}
          <Icon name="down" className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <ul className="mb-4 grid gap-y-2">
          {workflows.map(({ href, title, text }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-6 items-center font-semibold">
                {title}
              </a>
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

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
  if (count) style.cssText = \`min-height:calc(\${2.75 * (count + 2)}rem + \${count + 1}px)\`;
} catch {}`

/** Recent and saved places of this device. */
async function HomePlaces() {
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
