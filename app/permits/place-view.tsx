import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button-link'
import { CopyLink } from '@/components/ui/copy-link'
import { Panel } from '@/components/ui/panel'
import type { FoundPlace } from './find-place'
import { NotCovered } from './not-covered'
import { type AskedPlace, coverageOf, plainCity } from './place-coverage'
import { PropertyForm } from './property-form'
import type { ListedMarket, ListedSource } from './read-permits'
import { SourceEntry } from './source-entry'
import { stateName } from './source-words'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  url: PermitsUrl
  found: Extract<FoundPlace, { kind: 'place' }>
  sources: readonly ListedSource[]
  markets: readonly ListedMarket[]
}

/** Which sources know a place, and what none of them has; the choice stays with the reader. */
export function PlaceView({ url, found, sources, markets }: Props) {
  const { place, address } = found
  const market = markets.find((each) => isInMarket(each, place))
  const { sure, perhaps } = coveringOf(sources, place)
  const name = sayPlace(place)
  return (
    <>
      {market && <OneProperty market={market} address={address} />}
      <Covering name={name} found={found} sources={sure} />
      {perhaps.length > 0 && <Perhaps name={name} place={place} sources={perhaps} />}
      <NotCovered name={name} market={market} isCovered={sure.length > 0} />
      <p className="mb-4">
        <a href={permitsHref({})}>All places that are covered</a>
      </p>
      <CopyLink href={permitsHref(url)} />
    </>
  )
}

interface CoveringProps extends Pick<Props, 'found' | 'sources'> {
  name: string
}

function Covering({ name, found: { notes, meta }, sources }: CoveringProps) {
  const count = sources.length
  return (
    <Panel
      id="covering"
      title={`New construction in ${name}`}
      state={count > 0 ? 'found' : 'not-covered'}
      stateLabel={count > 0 ? `${count} ${count === 1 ? 'source' : 'sources'}` : undefined}
    >
      {count > 0 ? <Entries sources={sources} /> : <p>No source here is known to publish it.</p>}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted">
          {note}
        </p>
      ))}
      {meta && <Provenance meta={meta} />}
    </Panel>
  )
}

const Perhaps = ({ name, place, sources }: { name: string; place: AskedPlace } & Pick<Props, 'sources'>) => (
  <Panel id="perhaps" title="May cover it too">
    <p className="mb-2">
      {place.city
        ? `Each of these covers a county or a region. Whether ${name} is in it could not be told.`
        : 'Each of these covers one city or region of the state. Look whether the place is in it.'}
    </p>
    <Entries sources={sources} />
  </Panel>
)

/** Of a whole state, all of its sources; of a place in it, those that reach it. */
function coveringOf(sources: readonly ListedSource[], place: AskedPlace) {
  const inState = sources.filter(({ state }) => state === place.state)
  if (place.city === undefined && place.county === undefined) return { sure: inState, perhaps: [] }
  return {
    sure: inState.filter((source) => coverageOf(source, place) === 'covers'),
    perhaps: inState.filter((source) => coverageOf(source, place) === 'may-cover'),
  }
}

const isInMarket = ({ city, state }: ListedMarket, place: AskedPlace) =>
  state === place.state && place.city !== undefined && plainCity(place.city, state) === plainCity(city, state)

export function sayPlace({ city, county, state }: AskedPlace): string {
  const name = city ?? county
  return name ? `${capitalize(name)}, ${stateName(state)}` : stateName(state)
}

/** The post writes capitals. */
const capitalize = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    : name

const Entries = ({ sources }: { sources: readonly ListedSource[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {sources.map((source) => (
      <SourceEntry key={source.id} source={source} />
    ))}
  </ul>
)

function OneProperty({ market, address }: { market: ListedMarket; address: string | undefined }) {
  const line = address?.split(',')[0]?.trim()
  const feeds = new Intl.ListFormat('en-US').format(market.feeds.map(({ title }) => title))
  return (
    <Panel id="property-records" title={line ? `Records of ${line}` : `One property in ${market.city}`}>
      <p className="mb-4">One line of time from {feeds}.</p>
      {line ? (
        <ButtonLink look="primary" href={permitsHref({ market: market.market, property: line })}>
          Show the records of this address
        </ButtonLink>
      ) : (
        <PropertyForm market={market} />
      )}
    </Panel>
  )
}
