import { type Column, DataTable } from '@/components/ui/data-table'
import { Facts } from '@/components/ui/facts'
import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { Declaration } from '@/lib/connector/declaration'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import type { BudgetState } from '@/lib/connector/upstream/budget'
import { formatDuration, formatNumber } from '@/lib/format'
import type { SeenHost } from '../fetch-sources'
import { describeHostFailure, formatWaited } from '../labels'
import { readCondition } from '../read-condition'

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
      <Moment iso={lastFailure.at} />: {describeHostFailure(lastFailure)} (<code>{lastFailure.code}</code>)
    </>
  )
}

function Budget({ budget: { left, perDay, renewsAt } }: { budget: BudgetState }) {
  return (
    <>
      {left === 0 ? 'No question is' : `${formatNumber(left)} questions are`} left of the{' '}
      {formatNumber(perDay)} this source answers a day; as far as is known it counts anew{' '}
      <Moment iso={renewsAt} />.
    </>
  )
}

/** What a source is, before anybody asks it. */
export function SourceFacts({ source }: { source: Declaration }) {
  const { publisher, coverage, temporalStart, freshness, licence, attribution, limits, privacy } = source
  return (
    <Facts
      look="prose"
      items={[
        { label: 'Authority', value: <a href={publisher.url}>{publisher.name}</a> },
        { label: 'Covers', value: coverage },
        {
          label: 'History',
          value: temporalStart === null ? 'Since when, the source does not say' : `Since ${temporalStart}`,
        },
        { label: 'Freshness', value: freshness.note, note: dates(freshness) },
        { label: 'License', value: licence.url ? <a href={licence.url}>{licence.name}</a> : licence.name },
        { label: 'Attribution', value: attribution },
        { label: 'Limits', value: <List items={limits} /> },
        ...(privacy.excludedFields.length > 0
          ? [{ label: 'Never shown', value: privacy.excludedFields.join(', ') }]
          : []),
      ]}
    />
  )
}

function List({ items }: { items: readonly string[] }) {
  if (items.length === 0) return 'None known'
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function dates({ observedAt, updatedAt }: Declaration['freshness']): string | undefined {
  const parts = [observedAt && `Observed ${observedAt}.`, updatedAt && `Updated ${updatedAt}.`].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(' ') : undefined
}

interface Row {
  name: string
  method: Method
}

const methodColumns: readonly Column<Row>[] = [
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
        columns={methodColumns}
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
