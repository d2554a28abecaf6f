import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { describeReviewed, listLabels, type ReviewedList } from './describe-list'

type Row = ReturnType<typeof describeReviewed>

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'list',
    label: listLabels.list,
    rowHeader: true,
    cell: ({ title, note }) => (
      <>
        {title}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </>
    ),
  },
  {
    id: 'miles',
    label: listLabels.miles,
    numeric: true,
    cell: ({ miles, shorter }) => (
      <>
        {miles}
        {shorter && <span className="block text-sm whitespace-normal text-warn">{shorter}</span>}
      </>
    ),
  },
  { id: 'rule', label: listLabels.rule, numeric: true, cell: ({ rule }) => rule },
  {
    id: 'counted',
    label: listLabels.counted,
    numeric: true,
    cell: ({ counted, problem }) =>
      problem === null ? (
        counted
      ) : (
        <>
          <strong className="text-bad">{counted}</strong>
          <span className="block text-sm whitespace-normal">{problem}</span>
        </>
      ),
  },
  { id: 'listed', label: listLabels.listed, numeric: true, cell: ({ listed }) => listed },
  { id: 'rest', label: listLabels.rest, numeric: true, cell: ({ rest }) => rest },
  { id: 'unplaced', label: listLabels.unplaced, numeric: true, cell: ({ unplaced }) => unplaced },
]

export const ListTable = ({ lists }: { lists: readonly ReviewedList[] }) => (
  <DataTable
    id="searched"
    wide
    caption={listLabels.caption}
    columns={columns}
    rows={lists.map(describeReviewed)}
    rowKey={({ title }) => title}
  />
)
