import { type DataColumn, DataTable } from '@/components/ui/data-table'
import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import { formatMiles, formatNumber } from '@/lib/format'
import { listStates } from '@/lib/records/cleanup-site/describe'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatRule, isShorterThanRule } from '@/lib/records/cleanup-site/rule-distance'

type SearchedList = CleanupAnswer['lists'][number]

const texts = {
  caption: 'Federal lists, how far each was searched, and what it has there',
  shorter: 'Shorter than the rule',
  notKnown: 'Not known',
  none: 'None',
}

const count = (number: number | null) => (number === null ? texts.notKnown : formatNumber(number))

const columns: readonly DataColumn<SearchedList>[] = [
  {
    id: 'list',
    label: 'List',
    rowHeader: true,
    cell: ({ list, note }) => (
      <>
        {titleOfList(list)}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </>
    ),
  },
  {
    id: 'miles',
    label: 'Searched',
    numeric: true,
    cell: (search) => (
      <>
        {formatMiles(search.miles)}
        {isShorterThanRule(search) && (
          <span className="block text-sm whitespace-normal text-warn">{texts.shorter}</span>
        )}
      </>
    ),
  },
  { id: 'rule', label: 'Rule', numeric: true, cell: ({ list }) => formatRule(list) },
  { id: 'counted', label: 'Source counts', numeric: true, cell: (list) => <Counted list={list} /> },
  { id: 'listed', label: 'Listed', numeric: true, cell: ({ listed }) => count(listed) },
  { id: 'rest', label: 'Not loaded', numeric: true, cell: ({ notLoaded }) => count(notLoaded) },
  { id: 'unplaced', label: 'No position', numeric: true, cell: ({ unplaced }) => count(unplaced) },
]

export const ListTable = ({ lists }: { lists: readonly SearchedList[] }) => (
  <DataTable
    id="searched"
    wide
    caption={texts.caption}
    columns={columns}
    rows={lists}
    rowKey={({ list }) => list}
  />
)

/** The source counts what is listed and what is not loaded. */
function Counted({ list: { state, problem, listed, notLoaded } }: { list: SearchedList }) {
  if (listed === null || notLoaded === null)
    return (
      <>
        <strong className="text-bad">{listStates.failed}</strong>
        <span className="block text-sm whitespace-normal">{problem}</span>
      </>
    )
  return state === 'none' ? texts.none : formatNumber(listed + notLoaded)
}
