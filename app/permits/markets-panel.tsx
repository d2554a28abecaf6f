import { Panel } from '@/components/ui/panel'
import type { ListedMarket } from './read-permits'
import { stateName } from './source-words'
import { permitsHref } from './url'

/** The cities in which one property can be looked up, and what each publishes of it. */
export function MarketsPanel({ markets }: { markets: readonly ListedMarket[] }) {
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
