import { Panel } from '@/components/ui/page/panel'
import { formatList } from '@/lib/format'
import type { ListedMarket, ListedSource } from '../fetch-permits'
import { SourceEntry } from '../source-entry'
import { namePlace, stateName } from '../source-labels'
import { permitsHref } from '../url'

interface Props {
  sources: readonly ListedSource[]
  markets: readonly ListedMarket[]
}

/** Said before anybody types: which places, in one look, and what none of them has. */
export function CoverageSummary({ sources, markets }: Props) {
  const usable = sources.filter(({ enabled }) => enabled)
  const states = new Set(usable.map(({ state }) => state))
  const off = sources.length - usable.length
  const cities = markets.map(({ city }) => city)
  return (
    <section aria-labelledby="covered" className="mb-8 max-w-reading">
      <h2 id="covered" className="mb-1 text-xl font-semibold">
        What is covered
      </h2>
      <p className="mb-2">
        New construction from {usable.length} sources in {states.size} states, and the published records of
        one property in {formatList(cities)}.
      </p>
      <p>
        Not covered: all other places, and repairs, additions and trade permits outside those cities. There
        the building department has the record.
        {off > 0 && ` ${off} more sources can be switched on by whoever runs this site.`}
      </p>
    </section>
  )
}

export function Start({ sources, markets }: Props) {
  return (
    <>
      <MarketsPanel markets={markets} />
      <SourcesByState sources={sources} />
    </>
  )
}

/** The cities in which one property can be looked up, and what each publishes of it. */
function MarketsPanel({ markets }: { markets: readonly ListedMarket[] }) {
  return (
    <Panel id="properties" title="Permits, inspections and violations of one property">
      <p className="mb-3">
        In {markets.length} cities you can see one address’s permits, inspections and violations on one
        timeline:
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {markets.map((market) => (
          <li key={market.market} className="py-3">
            <p className="font-semibold">
              <a href={permitsHref({ market: market.market })} className="inline-flex min-h-8 items-center">
                {market.city}, {stateName(market.state)}
              </a>
            </p>
            <p>{market.feeds.map(({ title }) => title).join(', ')}.</p>
            {market.missing.map(({ entity, why }) => (
              <p key={entity} className="text-muted">
                {why}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function SourcesByState({ sources }: Pick<Props, 'sources'>) {
  const states = [...new Set(sources.map(({ state }) => state))].toSorted((a, b) =>
    stateName(a).localeCompare(stateName(b)),
  )
  return (
    <section aria-labelledby="sources" className="max-w-reading">
      <h2 id="sources" className="mb-1 text-xl font-semibold">
        New construction, state by state
      </h2>
      <p className="mb-3">
        {sources.length} sources. Each city dates and filters permits differently; see its notes.
      </p>
      {states.map((state) => (
        <StateSources
          key={state}
          state={state}
          sources={sources.filter((source) => source.state === state)}
        />
      ))}
    </section>
  )
}

function StateSources({ state, sources }: { state: string; sources: readonly ListedSource[] }) {
  const places = [...new Set(sources.map((source) => namePlace(source).split(',')[0]))]
  return (
    <details className="border-t border-line last:border-b">
      <summary className="min-h-11 py-2.5">
        <span className="font-semibold">{stateName(state)}</span>
        {': '}
        {places.join(', ')}
      </summary>
      <ul className="mb-3 divide-y divide-line border-t border-line pl-4">
        {sources.map((source) => (
          <SourceEntry key={source.id} source={source} />
        ))}
      </ul>
    </details>
  )
}
