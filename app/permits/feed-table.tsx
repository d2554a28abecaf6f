import { type Column, DataTable } from '@/components/ui/data-table'
import type { ListedSource } from './fetch-permits'
import { sortLink, sortRows } from './sort-rows'
import { describeReach, formatDays, namePlace, nameSource, stateName } from './source-labels'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  id: string
  caption: string
  url: PermitsUrl
  feeds: readonly ListedSource[]
}

const texts = {
  off: 'switched off on this site',
  period: 'You can choose the days.',
  noPeriod: 'You cannot choose the days.',
}

/** Feeds of new construction, one in a row: where, what, and how its days are meant. */
export function FeedTable({ id, caption, url, feeds }: Props) {
  const inOrder = feeds.toSorted((a, b) => placeKey(a).localeCompare(placeKey(b)))
  const rows = sortRows(inOrder, url, {
    place: placeKey,
    feed: nameSource,
    day: formatDays,
  })
  return (
    <DataTable
      id={id}
      dense
      caption={caption}
      columns={columnsOf(url, id)}
      rows={rows}
      rowKey={({ id: key }) => key}
    />
  )
}

const placeKey = (source: ListedSource) => `${stateName(source.state)} ${namePlace(source)}`

const columnsOf = (url: PermitsUrl, id: string): Column<ListedSource>[] => [
  {
    id: 'place',
    label: 'State and place',
    cell: (feed) => (
      <>
        <span className="text-muted">{feed.state}</span> {namePlace(feed).split(',')[0]}
      </>
    ),
    sort: sortLink(url, 'place', id),
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
    sort: sortLink(url, 'feed', id),
  },
  { id: 'reach', label: 'Covers', wideOnly: true, cell: describeReach },
  {
    id: 'day',
    label: 'Days',
    wideOnly: true,
    cell: describeFeedDays,
    sort: sortLink(url, 'day', id),
  },
]

const describeFeedDays = (feed: ListedSource) =>
  `${formatDays(feed)}. ${feed.supportsIssuedAfter ? texts.period : texts.noPeriod}`

/** On a phone the further columns of a row stand below what names it. */
export const OnPhones = ({ lines }: { lines: readonly string[] }) => (
  <span data-phone="" className="block text-sm font-normal text-muted sm:hidden print:hidden">
    {lines.join(' ')}
  </span>
)
