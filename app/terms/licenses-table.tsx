import { type DataColumn, DataTable } from '@/components/ui/data-table'
import type { Declaration } from '@/lib/connector/declaration'

const columns: readonly DataColumn<Declaration>[] = [
  { id: 'source', label: 'Source', rowHeader: true, cell: ({ title }) => title },
  {
    id: 'publisher',
    label: 'Publisher',
    cell: ({ publisher }) => (
      <a href={publisher.url} data-print="bare">
        {publisher.name}
      </a>
    ),
  },
  {
    id: 'licence',
    label: 'License',
    cell: ({ licence }) => (licence.url ? <a href={licence.url}>{licence.name}</a> : licence.name),
  },
  { id: 'attribution', label: 'Attribution to give', cell: ({ attribution }) => attribution },
]

export function LicensesTable({ sources }: { sources: readonly Declaration[] }) {
  return (
    <div className="mt-4">
      <DataTable
        id="licenses"
        wide
        caption="All sources of this site"
        columns={columns}
        rows={sources}
        rowKey={({ name }) => name}
      />
    </div>
  )
}
