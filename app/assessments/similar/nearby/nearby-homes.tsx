import { Streamed } from '@/app/_lib/answer/streamed'
import { Provenance } from '@/components/provenance/provenance'
import { AgencyNames } from '@/components/ui/agency-text'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { HomeSelection } from '../../fetch-home'
import type { AssessmentsUrlParams } from '../../url'
import { type TypedField, toggleTyped, typedAddresses, typedHref } from '../typed/typed-addresses'
import { fetchNearbyHomes, type NearbyHome } from './fetch-nearby'

const SHOWN = 5

const texts = defineTexts('similar.nearby', {
  title: 'Homes around yours',
  about: 'From the parcel map, nearest first, without their values. Take those that are most like yours.',
  remove: 'Take it out',
  more: (count: number) => `${formatNumber(count)} more`,
  similar: 'Look it up',
  sold: 'See its last sale',
})

interface Props {
  home: HomeSelection
  url: AssessmentsUrlParams
  field: TypedField
}

export function NearbyHomes({ home, url, field }: Props) {
  const later = fetchNearbyHomes(home)
  return (
    <Streamed later={later} fallback={null}>
      <Nearby later={later} url={url} field={field} />
    </Streamed>
  )
}

interface NearbyProps extends Omit<Props, 'home'> {
  later: ReturnType<typeof fetchNearbyHomes>
}

async function Nearby({ later, url, field }: NearbyProps) {
  const nearby = await later
  if (!nearby) return null
  if ('why' in nearby) return <p className="mb-3 print:hidden">{nearby.why}</p>
  if (nearby.homes.length === 0 && nearby.notes.length === 0) return null
  const [first, rest] = [nearby.homes.slice(0, SHOWN), nearby.homes.slice(SHOWN)]
  return (
    <section aria-labelledby={`nearby-${field}`} className="mb-3 print:hidden">
      <h3 id={`nearby-${field}`} className="font-semibold">
        {texts.title}
      </h3>
      <p className="mb-1 text-muted">{texts.about}</p>
      <Homes homes={first} url={url} field={field} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-accent">{texts.more(rest.length)}</summary>
          <Homes homes={rest} url={url} field={field} />
        </details>
      )}
      <p role="status" data-take-news className="font-semibold" />
      {nearby.notes.map((note) => (
        <p key={note} className="text-base">
          {note}
        </p>
      ))}
      <Provenance meta={nearby.meta} />
    </section>
  )
}

interface HomesProps extends Omit<Props, 'home'> {
  homes: readonly NearbyHome[]
}

function Homes({ homes, url, field }: HomesProps) {
  const typed = typedAddresses(url[field])
  return (
    <ul>
      {homes.map(({ address, facts, agencyWords }) => {
        const verb = typed.includes(address) ? texts.remove : texts[field]
        return (
          <li
            key={address}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line"
          >
            <span className="min-w-0 py-1 leading-snug">
              {address}
              {facts && (
                <span className="block text-base text-muted">
                  <AgencyNames text={facts} names={agencyWords} />
                </span>
              )}
            </span>
            <a
              href={typedHref(url, field, toggleTyped(url[field], address))}
              data-take={field === 'similar' ? address : undefined}
              aria-label={`${verb}: ${address}`}
              className="inline-block py-2.5"
            >
              {verb}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
