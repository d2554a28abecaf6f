import { Streamed } from '@/app/_lib/answer/streamed'
import { Provenance } from '@/components/provenance/provenance'
import { formatNumber } from '@/lib/format'
import type { HomeSelection } from '../../fetch-home'
import { type AssessmentsUrl, assessmentsHref } from '../../url'
import { toggleTyped, typedAddresses } from '../typed-addresses'
import { fetchNearbyHomes, type NearbyHome } from './fetch-nearby'

/** Ten would fill a screen of a phone. */
const SHOWN = 5

const texts = {
  title: 'Homes around yours',
  about: 'From the parcel map, nearest first, without their values. Take those that are most like yours.',
  take: 'Look it up',
  remove: 'Take it out',
  more: (count: number) => `${formatNumber(count)} more`,
}

interface Props {
  home: HomeSelection
  url: AssessmentsUrl
}

/** An owner who does not know the addresses of the neighbors can still name homes. */
export function NearbyHomes({ home, url }: Props) {
  const later = fetchNearbyHomes(home)
  return (
    <Streamed later={later} fallback={null}>
      <Nearby later={later} url={url} />
    </Streamed>
  )
}

async function Nearby({ later, url }: { later: ReturnType<typeof fetchNearbyHomes>; url: AssessmentsUrl }) {
  const nearby = await later
  if (!nearby || nearby.homes.length === 0) return null
  const [first, rest] = [nearby.homes.slice(0, SHOWN), nearby.homes.slice(SHOWN)]
  return (
    <section aria-labelledby="nearby" className="mb-3 print:hidden">
      <h3 id="nearby" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mb-1 text-muted">{texts.about}</p>
      <Homes homes={first} url={url} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-accent">{texts.more(rest.length)}</summary>
          <Homes homes={rest} url={url} />
        </details>
      )}
      <p role="status" data-take-news className="font-semibold" />
      <Provenance meta={nearby.meta} />
    </section>
  )
}

function Homes({ homes, url }: { homes: readonly NearbyHome[]; url: AssessmentsUrl }) {
  const typed = typedAddresses(url.similar)
  return (
    <ul>
      {homes.map(({ address, facts }) => (
        <li
          key={address}
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line"
        >
          <span className="min-w-0 py-1 leading-snug">
            {address}
            {facts && <span className="block text-base text-muted">{facts}</span>}
          </span>
          <a
            href={`${assessmentsHref('evidence', { ...url, similar: toggleTyped(url.similar, address) })}#similar`}
            data-take={address}
            className="inline-flex min-h-11 items-center"
          >
            {typed.includes(address) ? texts.remove : texts.take}
            <span className="sr-only">: {address}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
