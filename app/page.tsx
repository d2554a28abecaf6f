import type { Metadata } from 'next'
import { pageNonce } from '@/app/_lib/frame/nonce'
import { workflows } from '@/app/_lib/frame/workflows'
import { PlaceQuestion } from '@/app/_lib/places/place-question'
import { KEPT_UNDER } from '@/components/places/kept-places'
import { MOST_SHOWN } from '@/components/places/place-list'
import { RecentPlaces } from '@/components/places/recent-places'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'

const texts = {
  title: 'What the public record says about a piece of land',
  lead: 'Type a place. We ask the authorities that keep the records and show their answers, each with its origin and its age.',
  coverage:
    'Covers the United States and its territories: elevation and facilities everywhere, survey sections in 30 states, parcels in Florida, assessments and permits where a county or city publishes them.',
  map: 'Or choose a place on the map',
  privacy: 'No account, no key. Your browser asks only this site.',
}

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default function Page() {
  return (
    <PageFrame>
      <div className="mb-14 grid items-center gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div>
          <PageHeading title={texts.title} lead={texts.lead} />
          <Question />
        </div>
        <div className="hidden lg:block">
          <PlatDrawing />
        </div>
      </div>
      <HomePlaces />
      <WorkflowCards />
    </PageFrame>
  )
}

/** The parts of the product, each one a link as a whole. */
function WorkflowCards() {
  return (
    <section aria-labelledby="ready" className="mb-12">
      <h2 id="ready" className="mb-4 text-2xl font-semibold">
        What you can do here
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {workflows.map(({ href, title, text }) => (
          <li
            key={href}
            className="relative rounded-panel border border-line bg-surface p-5 hover:border-accent has-[a:focus-visible]:border-accent print:break-inside-avoid"
          >
            <h3 className="text-lg font-semibold">
              <a href={href} className="after:absolute after:inset-0 after:rounded-panel">
                {title}
              </a>
            </h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ornament only: streets and lots as a surveyor draws them, one lot filled. */
function PlatDrawing() {
  return (
    <svg
      viewBox="0 0 360 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full text-line print:hidden"
    >
      <g strokeWidth="2">
        <path d="M8 8h150v112H8zM58 8v112M108 8v112M8 64h150" />
        <path d="M182 8h170v112H182zM224 8v112M267 8v112M310 8v112M182 64h170" />
        <path d="M8 144h150v112H8zM58 144v112M108 144v112M8 200h150" />
        <path d="M182 144h170v64l-58 48H182zM224 144v112M267 144v112M310 144v99M182 200h170" />
        <path d="M8 280h150v112H8zM58 280v112M108 280v112M8 336h150" />
        <path d="M182 280h96l74-60v172H182zM224 280v112M267 280v112M310 254v138M182 336h170" />
      </g>
      <g strokeWidth="1" strokeDasharray="7 6" className="text-edge/60">
        <path d="M170 0v400M0 132h360M0 268h282l78-64" />
      </g>
      <path d="M182 200h42v56h-42z" strokeWidth="3" className="fill-accent-soft stroke-accent" />
      <circle cx="203" cy="228" r="5" className="fill-accent stroke-none" />
    </svg>
  )
}

function Question() {
  return (
    <section
      aria-label="Find a place"
      className="rounded-panel border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <p className="mb-5">{texts.coverage}</p>
      <PlaceQuestion />
      <p className="mt-4">
        <a href="/place" className="inline-flex min-h-11 items-center">
          {texts.map}
        </a>
      </p>
      <p className="text-base text-muted">{texts.privacy}</p>
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
  if (count) style.cssText = \`min-height:calc(\${2.75 * (count + 2)}rem + \${count + 1}px);margin-bottom:3.5rem\`;
} catch {}`

/** Recent and saved places of this device, for the first page. */
async function HomePlaces() {
  const nonce = await pageNonce()
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
