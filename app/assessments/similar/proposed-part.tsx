import { Streamed } from '@/app/_lib/answer/streamed'
import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature } from '@/components/map/map-props'
import { Provenance } from '@/components/provenance/provenance'
import { AgencyNames } from '@/components/ui/agency-text'
import { ExportLinks } from '@/components/ui/export-links'
import { listedFormats } from '@/lib/export/format'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { SIMILAR_HOMES } from '../entries/entry-names'
import type { HomeSelection } from '../fetch-home'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { OwnRow } from './own-row'
import { PacketLink } from './packet-link'
import { fetchProposals } from './proposals'
import type { SuggestedHome, SuggestedHomesOutcome } from './propose/proposal'
import { hasValue, type SuggestedHomeSort, sortProposals, sortsOf } from './propose/sort-proposals'
import { HomeProposals } from './proposed-homes'
import type { ComparisonSubject } from './similar-home'
import { SimilarTable } from './similar-table'
import { toggleTyped, typedAddresses } from './typed/typed-addresses'

const SHOWN = 5

const STREETS_ZOOM = 17

const BESIDE_MAP = 'lg:grid lg:grid-cols-2 lg:gap-x-6 print:block'

const texts = defineTexts('similar.proposed', {
  more: (count: number) => `${formatNumber(count)} more`,
  ofThem: (count: number) => `${formatNumber(count)} of them without a value yet`,
  unvalued: (count: number) => `${formatNumber(count)} more, without a value yet at the stage of yours`,
  lead: (most: number) => `Tick up to ${most} that are most like yours.`,
  order: 'Order of these homes',
  orders: {
    alike: 'Most alike',
    size: 'Smallest',
    age: 'Newest',
    perFoot: 'Lowest value per square foot',
    distance: 'Nearest',
  },
  show: 'Show them on a map',
  map: 'Map of the similar homes',
  list: 'The list of similar homes',
  legend: 'Similar home, by its number in the list',
  own: 'Your home',
  onMap: 'Your home and these, selected on the map of all parcels',
})

export const drawHomes = (
  list: readonly Pick<SuggestedHome, 'home' | 'point'>[],
  own: SuggestedHome['point'],
) => [
  ...list.flatMap(({ home, point }, index) =>
    point ? [toFeature(home.parcel, `${index + 1}`, 'choice', point)] : [],
  ),
  ...(own ? [toFeature('own', texts.own, 'place', own)] : []),
]

const toFeature = (
  id: string,
  name: string,
  role: 'choice' | 'place',
  { longitude, latitude }: NonNullable<SuggestedHome['point']>,
): MapFeature => ({
  type: 'Feature',
  id,
  properties: { name, role },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})

interface Props {
  home: HomeSelection
  subject: ComparisonSubject
  url: AssessmentsUrlParams
}

export function ProposalsPart({ home, subject, url }: Props) {
  const later = fetchProposals(home, subject)
  return (
    <Streamed later={later}>
      <Proposed later={later} subject={subject} url={url} />
    </Streamed>
  )
}

interface ProposedProps extends Omit<Props, 'home'> {
  later: Promise<SuggestedHomesOutcome | undefined>
}

async function Proposed({ later, subject, url }: ProposedProps) {
  const proposals = await later
  if (proposals?.kind !== 'proposed')
    return (
      <>
        {proposals && <p className="mb-4">{proposals.why}</p>}
        <OwnRow own={subject.own} />
      </>
    )
  const { own, point, criteria, rank, files, onMap, meta } = proposals
  const list = sortProposals(proposals.list, url.sort)
  const firstPart = Math.min(SHOWN, list.filter(hasValue).length || SHOWN)
  return (
    <div className="mb-4">
      {rank && <p className="mb-2 text-lg font-semibold">{rank}</p>}
      <p className="mb-2">
        {criteria} {texts.lead(SIMILAR_HOMES)}
      </p>
      <Orders url={url} sorts={sortsOf(list)} />
      <OwnRow own={own} />
      <div className={list.some((each) => each.point) ? BESIDE_MAP : ''}>
        <div className="min-w-0">
          <HomeProposals
            list={list.map((each) => ({ home: each.home, children: <HomeFacts {...each} url={url} /> }))}
            shown={firstPart}
            more={describeMore(list.slice(firstPart))}
          />
          <ExportLinks formats={listedFormats} {...files} />
          {onMap && (
            <p className="mb-2 print:hidden">
              <a href={onMap} className="inline-flex min-h-8 items-center">
                {texts.onMap}
              </a>
            </p>
          )}
        </div>
        {list.some((each) => each.point) && <HomesMap list={list} point={point} />}
      </div>
      <SimilarTable own={own} list={list} />
      <Provenance meta={meta} />
    </div>
  )
}

function HomeFacts({
  home,
  facts,
  agencyWords,
  comparison,
  url,
}: SuggestedHome & { url: AssessmentsUrlParams }) {
  return (
    <>
      {home.value && `: ${home.value}`}
      <span className="block">{comparison}</span>
      <span className="block text-base leading-snug text-muted">
        <AgencyNames text={facts} names={agencyWords} />
      </span>
      <TakeLink url={url} address={home.address} />
    </>
  )
}

function describeMore(list: readonly SuggestedHome[]): string {
  const unvalued = list.filter((each) => !hasValue(each)).length
  if (unvalued === list.length) return texts.unvalued(unvalued)
  return [texts.more(list.length), ...(unvalued > 0 ? [texts.ofThem(unvalued)] : [])].join(', ')
}

const TakeLink = ({ url, address }: { url: AssessmentsUrlParams; address: string }) => (
  <PacketLink
    href={`${assessmentsHref('evidence', { ...url, similar: toggleTyped(url.similar, address) })}#similar`}
    item={address}
    items={typedAddresses(url.similar)}
    most={SIMILAR_HOMES}
    address={address}
  />
)

function Orders({ url, sorts }: { url: AssessmentsUrlParams; sorts: readonly SuggestedHomeSort[] }) {
  return (
    <nav aria-label={texts.order} className="mb-2 flex flex-wrap gap-x-4 print:hidden">
      {([undefined, ...sorts] as const).map((sort) => (
        <a
          key={sort ?? 'alike'}
          href={`${assessmentsHref('evidence', { ...url, sort })}#similar`}
          aria-current={url.sort === sort ? 'true' : undefined}
          className="inline-block min-h-8 py-1 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {texts.orders[sort ?? 'alike']}
        </a>
      ))}
    </nav>
  )
}

function HomesMap({ list, point }: { list: readonly SuggestedHome[]; point: SuggestedHome['point'] }) {
  return (
    <div className="min-w-0">
      <input
        type="checkbox"
        id="show-similar-map"
        className="peer size-6 align-middle accent-accent sm:hidden print:hidden noscript:hidden"
      />
      <label
        htmlFor="show-similar-map"
        className="ml-3 inline-block min-h-11 py-2 align-middle sm:hidden print:hidden noscript:hidden"
      >
        {texts.show}
      </label>
      <div className="max-sm:hidden max-sm:peer-checked:block [--map-height:13rem] lg:mb-2 lg:h-[34rem]">
        <LazyMap
          label={texts.map}
          listLabel={texts.list}
          opens
          maxZoom={STREETS_ZOOM}
          features={{
            type: 'FeatureCollection',
            features: drawHomes(list, point),
          }}
          legend={{ choice: texts.legend, ...(point ? { place: texts.own } : {}) }}
        />
      </div>
    </div>
  )
}
