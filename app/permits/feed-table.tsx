import { bothDirections, type ListColumn, sortRows, withSortLinks } from '@/app/_surfaces/list/list-order'
import { DataTable } from '@/components/ui/data-table'
import type { ListedPermitSource } from './fetch-permits'
import { describeReach, formatDays, namePlace, nameSource, stateName } from './source-labels'
import { type PermitSort, type PermitsUrlParams, permitsHref } from './url'

interface Props {
  id: string
  caption: string
  url: PermitsUrlParams
  feeds: readonly ListedPermitSource[]
}

const texts = {
  off: 'switched off on this site',
  period: 'You can choose the days.',
  noPeriod: 'You cannot choose the days.',
}

export function FeedTable({ id, caption, url, feeds }: Props) {
  const inOrder = feeds.toSorted((a, b) => placeKey(a).localeCompare(placeKey(b)))
  return (
    <DataTable
      id={id}
      dense
      caption={caption}
      columns={withSortLinks(columns, url, (order) => `${permitsHref({ ...url, ...order })}#${id}`)}
      rows={sortRows(inOrder, columns, url)}
      rowKey={({ id: key }) => key}
    />
  )
}

const placeKey = (source: ListedPermitSource) => `${stateName(source.state)} ${namePlace(source)}`

const describeFeedDays = (feed: ListedPermitSource) =>
  `${formatDays(feed)}. ${feed.supportsIssuedAfter ? texts.period : texts.noPeriod}`

const columns: readonly ListColumn<ListedPermitSource, PermitSort>[] = [
  {
    id: 'place',
    label: 'State and place',
    cell: (feed) => (
      <>
        <span className="text-muted">{feed.state}</span> {namePlace(feed).split(',')[0]}
      </>
    ),
    value: placeKey,
    orders: bothDirections('place'),
  },
  {
    id: 'feed',
    label: 'Feed',
    rowHeader: true,
    cell: (feed) => (
      <>
        {feed.enabled ? (
          <a href={permitsHref({ source: feed.id })} data-print="bare" className="inline-block min-h-6">
            {nameSource(feed)}
          </a>
        ) : (
          <>
            {nameSource(feed)} <span className="font-normal text-muted">({texts.off})</span>
          </>
        )}
        <OnPhones lines={[describeReach(feed), describeFeedDays(feed)]} />
      </>
    ),
    value: nameSource,
    orders: bothDirections('feed'),
  },
  { id: 'reach', label: 'Covers', wideOnly: true, cell: describeReach },
  {
    id: 'day',
    label: 'Days',
    wideOnly: true,
    cell: describeFeedDays,
    value: formatDays,
    orders: bothDirections('day'),
  },
]

export const OnPhones = ({ lines }: { lines: readonly string[] }) => (
  <span data-phone="" className="block text-sm font-normal text-muted sm:hidden print:hidden">
    {lines.join(' ')}
  </span>
)
