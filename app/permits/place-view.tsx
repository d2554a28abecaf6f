import { type AskedPlace, coveringOf, isInMarket } from '@/app/permit-coverage'
import { sayPlace } from '@/app/say-asked-place'
import { Share } from '@/app/share'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import type { FoundPlace } from './find-place'
import { NotCovered } from './not-covered'
import { PropertyForm } from './property-form'
import type { ListedMarket, ListedSource } from './read-permits'
import { SourceEntry } from './source-entry'
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
      <Share href={permitsHref(url)} />
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
      <p className="mb-4">One timeline from {feeds}.</p>
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
