import { type Column, DataTable } from '@/components/ui/data-table'
import type { Declaration } from '@/lib/connector/declaration'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { formatDuration } from './format-duration'

interface Row {
  name: string
  method: Method
}

const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Question', rowHeader: true, cell: ({ name }) => <code>{name}</code> },
  { id: 'summary', label: 'What it answers', cell: ({ method }) => method.summary },
  { id: 'kept', label: 'How long an answer is kept', cell: ({ method }) => describeKeeping(method) },
]

export function MethodTable({ source }: { source: Declaration }) {
  const rows = Object.entries({ ...source.methods, ...source.internal }).map(([name, method]) => ({
    name,
    method,
  }))
  return (
    <section aria-labelledby="methods" className="mb-10">
      <h2 id="methods" className="mb-3 text-2xl font-semibold">
        What can be asked, and how long answers are kept
      </h2>
      <DataTable
        id="method-list"
        wide
        caption={`Questions to ${source.title}`}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </section>
  )
}

function describeKeeping({ cache = DEFAULT_POLICY }: Method): string {
  if (cache === false) return 'Not kept'
  const fresh = `Fresh for ${formatDuration(cache.freshFor)}`
  if (cache.staleFor === 0) return fresh
  return `${fresh}; then up to ${formatDuration(cache.staleFor)} more while a newer one is fetched or the source is down`
}
