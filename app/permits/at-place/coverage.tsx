import { DataTable } from '@/components/ui/data-table'
import { formatList } from '@/lib/format'
import { FeedTable, OnPhones } from '../feed-table'
import type { ListedBuildingFeedCity, ListedPermitSource } from '../fetch-permits'
import { stateName } from '../source-labels'
import { type PermitsUrlParams, permitsHref } from '../url'

interface Props {
  sources: readonly ListedPermitSource[]
  markets: readonly ListedBuildingFeedCity[]
}

export function CoverageSummary({ sources, markets }: Props) {
  const usable = sources.filter(({ enabled }) => enabled)
  const states = new Set(usable.map(({ state }) => state))
  const cities = markets.map(({ city }) => city)
  return (
    <p className="mb-4 max-w-reading text-base text-muted">
      New construction from {usable.length} sources in {states.size} states. All records of one address in{' '}
      {formatList(cities)}. For all else, ask the building department.
    </p>
  )
}

export function Start({ sources, markets, url }: Props & { url: PermitsUrlParams }) {
  return (
    <>
      <MarketTable markets={markets} />
      <FeedTable
        id="sources"
        caption={`New construction: ${sources.length} feeds`}
        url={url}
        feeds={sources}
      />
    </>
  )
}

function MarketTable({ markets }: { markets: readonly ListedBuildingFeedCity[] }) {
  return (
    <DataTable
      id="properties"
      dense
      caption={`One address: permits, inspections and violations on one timeline, in ${markets.length} cities`}
      columns={[
        {
          id: 'city',
          label: 'City',
          rowHeader: true,
          cell: (listed: ListedBuildingFeedCity) => (
            <>
              <a
                href={permitsHref({ market: listed.market })}
                data-print="bare"
                className="inline-block min-h-6 whitespace-nowrap"
              >
                {listed.city}, {stateName(listed.state)}
              </a>
              <OnPhones lines={[nameFeeds(listed), `Not here: ${describeMissing(listed)}`]} />
            </>
          ),
        },
        { id: 'feeds', label: 'Feeds', wideOnly: true, cell: nameFeeds },
        { id: 'missing', label: 'Not here', wideOnly: true, cell: describeMissing },
      ]}
      rows={markets}
      rowKey={({ market }) => market}
    />
  )
}

const nameFeeds = ({ feeds }: ListedBuildingFeedCity) => feeds.map(({ title }) => title).join(', ')

const describeMissing = ({ missing }: ListedBuildingFeedCity) =>
  missing.map(({ why }) => why).join(' ') || 'Nothing known'
