import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { type Criterion, criteria } from './criteria'

const columns: readonly DataColumn<Criterion>[] = [
  {
    id: 'criterion',
    label: 'Criterion',
    rowHeader: true,
    cell: ({ number, name, level }) => `${number} ${name} (${level})`,
  },
  { id: 'outcome', label: 'Result', cell: ({ outcome }) => outcome },
  {
    id: 'how',
    label: 'How, and the gap we know',
    cell: ({ how, gap }) => (
      <>
        {how}
        {gap && (
          <>
            {' '}
            <strong>Gap:</strong> {gap}
          </>
        )}
      </>
    ),
  },
]

export function CriteriaTable() {
  return (
    <div className="mt-4">
      <DataTable
        id="criteria"
        wide
        caption="WCAG 2.2, levels A and AA"
        columns={columns}
        rows={criteria}
        rowKey={({ number }) => number}
      />
    </div>
  )
}
