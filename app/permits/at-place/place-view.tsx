import { coveringOf, isInMarket, type Locality } from '@/app/_lib/coverage/permit-coverage'
import { formatLocality } from '@/app/_lib/places/format-locality'
import { Share } from '@/app/_lib/share/share'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button'
import { Panel } from '@/components/ui/page/panel'
import { formatCount, formatList } from '@/lib/format'
import type { ListedMarket, ListedSource } from '../fetch-permits'
import { PropertyForm } from '../property/property-form'
import { SourceEntry } from '../source-entry'
import { type PermitsUrl, permitsHref } from '../url'
import type { FoundPlace } from './find-place'

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
  const name = formatLocality(place)
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

interface NotCoveredProps {
  name: string
  market: ListedMarket | undefined
  isCovered: boolean
}

/** Said with the place, so that nobody takes a gap for a clean record. */
function NotCovered({ name, market, isCovered }: NotCoveredProps) {
  return (
    <Panel id="not-covered" title="What is not covered" state="not-covered">
      <ul className="list-disc pl-6">
        {market ? (
          market.missing.map(({ entity, why }) => <li key={entity}>{why}</li>)
        ) : (
          <li>
            No feed here can be searched for one property of {name}: its permits, inspections and violations.
          </li>
        )}
        {!market && (
          <li>Repairs, additions and trade permits: the sources here have new construction only.</li>
        )}
        {!isCovered && <li>New construction in {name}: no source here is known to publish it.</li>}
        <li>
          The building department of the city or county has the record.{' '}
          <a href="https://www.usa.gov/local-governments">Find the local government</a>.
        </li>
      </ul>
    </Panel>
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
      stateLabel={count > 0 ? formatCount(count, 'source') : undefined}
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

const Perhaps = ({ name, place, sources }: { name: string; place: Locality } & Pick<Props, 'sources'>) => (
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
  const feeds = formatList(market.feeds.map(({ title }) => title))
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
