import { coveringOf, isInMarket, type Locality } from '@/app/_lib/coverage/permit-coverage'
import { formatLocality } from '@/app/_lib/places/format-locality'
import { Share } from '@/app/_lib/share/share'
import { OPEN_ON_MAP } from '@/components/map/map-link'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import { FeedTable } from '../feed-table'
import type { ListedBuildingFeedCity, ListedPermitSource } from '../fetch-permits'
import { showProperty } from '../property/property-view'
import { showRows } from '../source/source-rows'
import { nameSource } from '../source-labels'
import { type PermitsUrlParams, permitsHref } from '../url'
import type { LocalityResolution } from './find-place'

interface Props {
  url: PermitsUrlParams
  resolution: Extract<LocalityResolution, { kind: 'place' }>
  sources: readonly ListedPermitSource[]
  markets: readonly ListedBuildingFeedCity[]
}

const texts = {
  one: (city: string) =>
    `For one address in ${city}, type it above and see its permits, inspections and violations.`,
  oneLink: 'Or search by parcel number',
  shown: (feed: string) => `The rows above are “${feed}”.`,
  more: 'More feeds',
  uncovered: (name: string) => `We have no permit records of ${name}`,
  notCovered: 'What is not covered',
  here: (name: string) => `New construction in ${name}`,
  perhapsCity: (name: string) =>
    `These feeds cover a county or a region. We could not tell whether ${name} is in it.`,
  perhapsState: 'Each of these feeds covers one city or region of the state.',
  none: 'We do not know a source that publishes it.',
  office: 'The building department of the city or county has the record.',
  find: 'Find the local government',
  rest: 'Other offices publish records of this address.',
  dossier: 'All public records of this address',
  all: 'All places that are covered',
}

export async function showPlaceView({ url, resolution, sources, markets }: Props) {
  const { place, address, notes, meta } = resolution
  const market = markets.find((each) => isInMarket(each, place))
  const { sure, perhaps } = coveringOf(sources, place)
  const name = formatLocality(place)
  const line = address?.split(',')[0]?.trim()
  const isAddress = market !== undefined && line !== undefined
  const main = isAddress ? undefined : mainFeed(sure)
  const others = sure.filter(({ id }) => id !== main?.id)
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mb-3 text-base text-muted">
          {note}
        </p>
      ))}
      {meta && <Provenance meta={meta} />}
      {market &&
        line &&
        (await showProperty({ url: { ...url, market: market.market, property: line }, market }))}
      {market && !line && (
        <p className="mb-3 text-base print:hidden">
          {texts.one(market.city)} <a href={permitsHref({ market: market.market })}>{texts.oneLink}</a>
        </p>
      )}
      {main && (
        <>
          {await showRows({ url, source: main, about: texts.here(name) })}
          {others.length > 0 && <Others main={main} feeds={others} />}
        </>
      )}
      {!main && others.length > 0 && (
        <FeedTable id="feeds" caption={texts.here(name)} url={url} feeds={others} />
      )}
      {perhaps.length > 0 && <Perhaps url={url} name={name} place={place} feeds={perhaps} />}
      <NotCovered
        name={name}
        address={address}
        market={market}
        isCovered={sure.length > 0}
        mayBeCovered={perhaps.length > 0}
      />
      <p className="mb-4 print:hidden">
        <a href={permitsHref({})}>{texts.all}</a>
      </p>
      <p className="mb-4 print:hidden">
        <a
          href={`/map?${new URLSearchParams({ q: name, on: 'permits' })}`}
          className="inline-flex min-h-11 items-center"
        >
          {OPEN_ON_MAP}
        </a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}

const Others = ({ main, feeds }: { main: ListedPermitSource; feeds: readonly ListedPermitSource[] }) => (
  <p className="mb-4 print:hidden">
    {texts.shown(nameSource(main))} {texts.more}:{' '}
    {feeds.map((feed, index) => (
      <span key={feed.id}>
        {index > 0 && ', '}
        {feed.enabled ? (
          <a href={permitsHref({ source: feed.id })} className="inline-block min-h-6">
            {nameSource(feed)}
          </a>
        ) : (
          nameSource(feed)
        )}
      </span>
    ))}
  </p>
)

interface PerhapsProps {
  url: PermitsUrlParams
  name: string
  place: Locality
  feeds: readonly ListedPermitSource[]
}

const Perhaps = ({ url, name, place, feeds }: PerhapsProps) => (
  <Panel id="perhaps" title="May cover it too">
    <p className="mb-2">{place.city ? texts.perhapsCity(name) : texts.perhapsState}</p>
    <FeedTable id="perhaps-feeds" caption="Feeds" url={url} feeds={feeds} />
  </Panel>
)

interface NotCoveredProps {
  name: string
  address: string | undefined
  market: ListedBuildingFeedCity | undefined
  isCovered: boolean
  mayBeCovered: boolean
}

/** Lists the records that no source covers, so that their absence does not look like a clean record. */
function NotCovered({ name, address, market, isCovered, mayBeCovered }: NotCoveredProps) {
  const hasNothing = !(market || isCovered || mayBeCovered)
  const missing = market
    ? market.missing.map(({ why }) => why)
    : [
        `One address of ${name}: no feed here has its permits, inspections and violations.`,
        'Repairs, additions and trade permits: the feeds here have new construction only.',
      ]
  return (
    <Panel id="not-covered" title={hasNothing ? texts.uncovered(name) : texts.notCovered}>
      <ul className="list-disc pl-6 text-base">
        {missing.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {!isCovered && (
          <li>
            New construction in {name}: <span>{texts.none}</span>
          </li>
        )}
        <li>
          {texts.office} <a href="https://www.usa.gov/local-governments">{texts.find}</a>.
        </li>
        {address && (
          <li>
            {texts.rest}{' '}
            <a href={`/place?${new URLSearchParams({ q: address })}`} className="inline-block min-h-6">
              {texts.dossier}
            </a>
          </li>
        )}
      </ul>
    </Panel>
  )
}

type Feed = Pick<ListedPermitSource, 'enabled' | 'reach' | 'entity' | 'dateMeaning' | 'newestFirst' | 'mark'>

const surest = ['A', 'B+', 'B', 'C+', 'D', 'unknown']

function mainFeed<F extends Feed>(covering: readonly F[]): F | undefined {
  return covering
    .filter(({ enabled, reach }) => enabled && (reach === 'city' || reach === 'county'))
    .toSorted((a, b) => rank(a) - rank(b))[0]
}

const rank = ({ reach, entity, newestFirst, dateMeaning, mark }: Feed): number =>
  [reach !== 'city', entity !== 'building-permit', !newestFirst, dateMeaning !== 'issued'].reduce(
    (sum, isWorse) => sum * 2 + Number(isWorse),
    0,
  ) *
    surest.length +
  surest.indexOf(mark)
