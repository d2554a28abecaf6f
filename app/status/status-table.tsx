import type { HostStatus, SourceStatus } from '@/app/_lib/sources/site-status'
import { Status } from '@/app/_lib/sources/status'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'

const columns: readonly DataTableColumn<SourceStatus>[] = [
  {
    id: 'source',
    label: 'Source',
    rowHeader: true,
    cell: ({ source, title }) => (
      <a href={`/sources/${source}`} className="inline-block min-h-6 min-w-36">
        {title}
      </a>
    ),
  },
  {
    id: 'state',
    label: 'Last time',
    cell: ({ state, words, hosts }) => (
      <>
        <Status condition={{ tone: state, words }} />
        <FailedHosts hosts={hosts.filter((host) => host.state === 'failed')} />
      </>
    ),
  },
  {
    id: 'answer',
    label: 'Last answer',
    cell: ({ lastAnswer }) =>
      lastAnswer ? <Moment iso={lastAnswer} /> : <span className="text-muted">None</span>,
  },
  { id: 'hosts', label: 'Hosts asked', cell: ({ hosts, hostCount }) => `${hosts.length} of ${hostCount}` },
]

const FailedHosts = ({ hosts }: { hosts: readonly HostStatus[] }) =>
  hosts.map(({ host, lastFailure }) => (
    <span key={host} className="block wrap-anywhere text-muted">
      {host}: <code>{lastFailure?.code}</code>
    </span>
  ))

export const StatusTable = ({ sources }: { sources: readonly SourceStatus[] }) => (
  <DataTable
    id="status"
    dense
    caption="Each source of this site"
    columns={columns}
    rows={sources}
    rowKey={({ source }) => source}
  />
)
