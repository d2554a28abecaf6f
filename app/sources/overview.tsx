import { type Column, DataTable } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { Declaration } from '@/lib/connector/declaration'
import type { Health, HostHealth } from '@/lib/connector/health'
import { partHosts, sayMore } from './part-hosts'
import { readCondition } from './read-condition'

interface Row {
  /** Its name, or how many there are besides. */
  host: string
  source: Declaration
  health: HostHealth
}

const columns: readonly Column<Row>[] = [
  {
    id: 'source',
    label: 'Source',
    rowHeader: true,
    cell: ({ source }) => (
      <a href={`#${source.name}`} data-print="bare" className="inline-block min-h-6">
        {source.title}
      </a>
    ),
  },
  { id: 'host', label: 'Host', cell: ({ host }) => <span className="font-mono text-sm">{host}</span> },
  { id: 'state', label: 'State', cell: ({ health }) => <StateChip {...readCondition(health)} /> },
  { id: 'success', label: 'Last answer', cell: ({ health }) => <When at={health.lastSuccess?.at} /> },
  { id: 'failure', label: 'Last failure', cell: ({ health }) => <When at={health.lastFailure?.at} /> },
]

/** The hosts in one table: what to look at first. */
export function Overview({ sources, health }: { sources: readonly Declaration[]; health: Health }) {
  const rows = sources.flatMap((source): Row[] => {
    const { shown, quiet } = partHosts(source, health)
    const rest = quiet.length > 0 ? [{ host: sayMore(quiet.length), source, health: {} }] : []
    return [...shown.map((host) => ({ host, source, health: health.of(host) })), ...rest]
  })
  return (
    <div className="mb-10">
      <DataTable
        id="overview"
        wide
        caption="All sources at a glance"
        columns={columns}
        rows={rows}
        rowKey={({ source, host }) => `${source.name} ${host}`}
      />
    </div>
  )
}

function When({ at }: { at: string | undefined }) {
  return at ? <Moment iso={at} /> : 'None'
}
