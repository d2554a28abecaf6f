import { type Column, DataTable } from '@/components/ui/data-table'
import { formatMoment } from '@/components/ui/format-moment'
import type { AnswerTo, ScreeningAnswer } from './questions'

type Numbered<T> = T & { index: number }
type Bundle = Numbered<AnswerTo<'listProductBundles'>['bundles'][number]>
type Check = Numbered<AnswerTo<'getReportData'>['checks'][number]>

const NOT_TOLD = 'Not told'

const bundleColumns: readonly Column<Bundle>[] = [
  { id: 'name', label: 'Bundle', rowHeader: true, cell: ({ name }) => name ?? NOT_TOLD },
  { id: 'code', label: 'Code', cell: ({ code }) => code ?? NOT_TOLD },
  { id: 'products', label: 'Holds', cell: ({ products }) => products.join(', ') || NOT_TOLD },
  { id: 'status', label: 'Status', cell: ({ status }) => status ?? NOT_TOLD },
  { id: 'price', label: 'Price', numeric: true, cell: sayPrice },
  { id: 'days', label: 'Days', numeric: true, cell: ({ turnaroundDays }) => turnaroundDays ?? NOT_TOLD },
]

const checkColumns: readonly Column<Check>[] = [
  { id: 'type', label: 'Check', rowHeader: true, cell: ({ type }) => type ?? NOT_TOLD },
  { id: 'status', label: 'Status', cell: ({ status }) => status ?? NOT_TOLD },
  { id: 'result', label: 'Outcome', cell: ({ result }) => result ?? NOT_TOLD },
  {
    id: 'completed',
    label: 'Completed',
    cell: ({ completedAt }) => (completedAt ? formatMoment(completedAt) : NOT_TOLD),
  },
]

export function AnswerTables({ answer }: { answer: ScreeningAnswer }) {
  if (answer.question === 'listProductBundles') {
    const more = answer.data.truncated ? ' The screening service has more than it sent.' : ''
    return (
      <DataTable
        id="bundles"
        wide
        caption={`Bundles: ${answer.data.count}.${more}`}
        columns={bundleColumns}
        rows={numbered(answer.data.bundles)}
        rowKey={({ index }) => String(index)}
      />
    )
  }
  if (answer.question !== 'getReportData') return null
  return (
    <DataTable
      id="checks"
      caption={`Checks: ${answer.data.checks.length}`}
      columns={checkColumns}
      rows={numbered(answer.data.checks)}
      rowKey={({ index }) => String(index)}
    />
  )
}

/** Two rows may say the same. */
const numbered = <T,>(rows: readonly T[]): Numbered<T>[] => rows.map((row, index) => ({ ...row, index }))

function sayPrice({ price, currency }: Bundle): string {
  return price === null ? NOT_TOLD : `${price.toFixed(2)} ${currency ?? ''}`.trim()
}
