import { type Column, DataTable } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { BudgetState } from '@/lib/connector/budget'
import { readCondition } from './read-condition'
import type { SeenHost } from './read-sources'
import { sayFailure } from './say-failure'
import { formatWaited } from './words'

const columns: readonly Column<SeenHost>[] = [
  {
    id: 'host',
    label: 'Host',
    rowHeader: true,
    cell: ({ host }) => <span className="font-mono text-sm wrap-anywhere">{host}</span>,
  },
  { id: 'state', label: 'State now', cell: ({ health }) => <StateChip {...readCondition(health)} /> },
  { id: 'success', label: 'Last success', cell: ({ health }) => <Success {...health} /> },
  { id: 'failure', label: 'Last failure', cell: ({ health }) => <Failure {...health} /> },
]

const budget: Column<SeenHost> = {
  id: 'budget',
  label: 'Left of the day',
  cell: (seen) => (seen.budget ? <Budget budget={seen.budget} /> : 'No limit known'),
}

/** What each host of a source last said. */
export function HostTable({ title, hosts }: { title: string; hosts: readonly SeenHost[] }) {
  const isCounted = hosts.some((seen) => seen.budget)
  return (
    <DataTable
      id="hosts"
      wide
      caption={`Hosts of ${title}`}
      columns={isCounted ? [...columns, budget] : columns}
      rows={hosts}
      rowKey={({ host }) => host}
      empty="None is set up."
    />
  )
}

function Success({ lastSuccess }: SeenHost['health']) {
  if (!lastSuccess) return 'None'
  return (
    <>
      <Moment iso={lastSuccess.at} />, after {formatWaited(lastSuccess.milliseconds)}
    </>
  )
}

function Failure({ lastFailure }: SeenHost['health']) {
  if (!lastFailure) return 'None'
  return (
    <>
      <Moment iso={lastFailure.at} />: {sayFailure(lastFailure)} (<code>{lastFailure.code}</code>)
    </>
  )
}

function Budget({ budget: { left, perDay, renewsAt } }: { budget: BudgetState }) {
  return (
    <>
      {left === 0 ? 'No question is' : `${left.toLocaleString('en-US')} questions are`} left of the{' '}
      {perDay.toLocaleString('en-US')} this source answers a day; as far as is known it counts anew{' '}
      <Moment iso={renewsAt} />.
    </>
  )
}
