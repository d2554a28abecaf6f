import { Panel } from '@/components/ui/panel'
import type { ListedMarket } from './read-permits'

interface Props {
  name: string
  market: ListedMarket | undefined
  isCovered: boolean
}

/** Said with the place, so that nobody takes a gap for a clean record. */
export function NotCovered({ name, market, isCovered }: Props) {
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
