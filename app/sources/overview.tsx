import type { ReactNode } from 'react'
import { type Column, DataTable } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { BudgetState } from '@/lib/connector/budget'
import { DriftChip } from './drift-chip'
import { latestOf, readConditions } from './read-condition'
import type { SeenSource } from './read-sources'
import { firstPart } from './words'

const columns: readonly Column<SeenSource>[] = [
  {
    id: 'source',
    label: 'Source',
    rowHeader: true,
    cell: ({ source }) => (
      <div className="min-w-36">
        <a href={`/sources/${source.name}`} data-print="bare" className="inline-block min-h-6">
          {source.title}
        </a>
        <span className="block text-sm font-normal text-muted">{source.publisher.name}</span>
      </div>
    ),
  },
  { id: 'covers', label: 'Covers', cell: ({ source }) => <Small>{firstPart(source.coverage)}</Small> },
  {
    id: 'freshness',
    label: 'Freshness and license',
    cell: ({ source }) => (
      <Small>
        {firstPart(source.freshness.note)}
        <span className="block text-muted">{source.licence.name}</span>
      </Small>
    ),
  },
  { id: 'state', label: 'State now', cell: (seen) => <Now seen={seen} /> },
  {
    id: 'success',
    label: 'Last success',
    cell: ({ hosts }) => <When at={latestOf(hosts.map(({ health }) => health.lastSuccess?.at))} />,
  },
  {
    id: 'failure',
    label: 'Last failure',
    cell: ({ hosts }) => <When at={latestOf(hosts.map(({ health }) => health.lastFailure?.at))} />,
  },
  { id: 'drift', label: 'Checked', cell: ({ drift }) => <DriftChip drift={drift} /> },
]

/** One row for each source: what to look at first. */
export function Overview({ seen }: { seen: readonly SeenSource[] }) {
  return (
    <DataTable
      id="overview"
      wide
      caption="All sources at a glance"
      columns={columns}
      rows={seen}
      rowKey={({ source }) => source.name}
    />
  )
}

function Now({ seen: { isOff, hosts } }: { seen: SeenSource }) {
  if (isOff) return <StateChip state="not-covered" label="Switched off" />
  const { note, ...condition } = readConditions(hosts.map(({ health }) => health))
  return (
    <>
      <StateChip {...condition} />
      {note && <span className="block text-sm whitespace-nowrap text-muted">{note}</span>}
      {hosts.map(({ host, budget }) => budget && <Left key={host} budget={budget} />)}
    </>
  )
}

function Left({ budget: { left, perDay } }: { budget: BudgetState }) {
  return (
    <span className="block text-sm text-muted">
      {left.toLocaleString('en-US')} of {perDay.toLocaleString('en-US')} questions left today
    </span>
  )
}

const When = ({ at }: { at: string | undefined }) => <Small>{at ? <Moment iso={at} /> : 'None'}</Small>

const Small = ({ children }: { children: ReactNode }) => <div className="text-sm">{children}</div>
