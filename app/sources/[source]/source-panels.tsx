import type { ReactNode } from 'react'
import type { HostHealthRow } from '@/app/_lib/sources/fetch-sources'
import { readCondition } from '@/app/_lib/sources/read-condition'
import { describeHostFailure, describePublishers, formatWaited } from '@/app/_lib/sources/source-labels'
import { Status } from '@/app/_lib/sources/status'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Facts } from '@/components/ui/facts'
import { Moment } from '@/components/ui/moment'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import type { RequestBudgetState } from '@/lib/connector/upstream/budget'
import { formatDuration, formatNumber } from '@/lib/format'

const columns = (now: Date): DataTableColumn<HostHealthRow>[] => [
  {
    id: 'host',
    label: 'Host',
    rowHeader: true,
    cell: ({ host }) => <span className="font-mono text-sm">{host}</span>,
  },
  {
    id: 'now',
    label: 'Last answer',
    cell: ({ health }) => <Status condition={readCondition(health, now)} />,
  },
  {
    id: 'times',
    label: 'When',
    cell: ({ health, budget }) => (
      <>
        <Times {...health} />
        {budget && <Budget budget={budget} />}
      </>
    ),
  },
]

interface LastAnswersProps {
  title: string
  hosts: readonly HostHealthRow[]
  reach: string
  children: ReactNode
}

export const LastAnswers = ({ title, hosts, reach, children }: LastAnswersProps) => (
  <section aria-labelledby="heard" className="mb-6">
    <h2 id="heard" className="mb-1 text-xl font-semibold">
      How it answered last
    </h2>
    <p className="mb-3 max-w-reading text-muted">{reach}</p>
    <DataTable
      id="hosts"
      dense
      wide
      caption={`Hosts of ${title}`}
      columns={columns(new Date())}
      rows={hosts}
      rowKey={({ host }) => host}
      empty="None has answered yet."
    />
    {children}
  </section>
)

function Times({ lastSuccess, lastFailure }: HostHealthRow['health']) {
  if (!lastSuccess && !lastFailure) return <span className="text-muted">None</span>
  return (
    <>
      {lastSuccess && (
        <p>
          Answered <Moment iso={lastSuccess.at} />, after {formatWaited(lastSuccess.milliseconds)}.
        </p>
      )}
      {lastFailure && (
        <p>
          Failed <Moment iso={lastFailure.at} />: {describeHostFailure(lastFailure)}
        </p>
      )}
    </>
  )
}

function Budget({ budget: { left, perDay, renewsAt } }: { budget: RequestBudgetState }) {
  return (
    <p>
      {formatNumber(left)} of the {formatNumber(perDay)} questions it answers a day are left. As far as we
      know it counts again <Moment iso={renewsAt} />.
    </p>
  )
}

export function SourceFacts({ source }: { source: ConnectorDeclaration }) {
  const { publisher, coverage, temporalStart, freshness, licence, attribution, limits, privacy } = source
  return (
    <Facts
      look="prose"
      items={[
        { label: 'Authority', value: <a href={publisher.url}>{describePublishers(source)}</a> },
        { label: 'Covers', value: coverage },
        {
          label: 'History',
          value: temporalStart === null ? 'The source does not say since when' : `Since ${temporalStart}`,
        },
        { label: 'Edition of the data', value: freshness.note },
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

interface Row {
  name: string
  method: ConnectorMethod
}

const methodColumns: readonly DataTableColumn<Row>[] = [
  { id: 'summary', label: 'Question', rowHeader: true, cell: ({ method }) => method.summary },
  { id: 'kept', label: 'How long an answer is kept', cell: ({ method }) => describeKeeping(method) },
]

export function MethodTable({ source }: { source: ConnectorDeclaration }) {
  const rows = Object.entries({ ...source.methods, ...source.internal }).map(([name, method]) => ({
    name,
    method,
  }))
  return (
    <section aria-labelledby="methods" className="mb-10">
      <h2 id="methods" className="mb-3 text-xl font-semibold">
        Questions, and how long we keep answers
      </h2>
      <DataTable
        id="method-list"
        dense
        caption={`Questions to ${source.title}`}
        columns={methodColumns}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </section>
  )
}

function describeKeeping({ cache = DEFAULT_POLICY }: ConnectorMethod): string {
  if (cache === false) return 'Not kept'
  const fresh = `Fresh for ${formatDuration(cache.freshFor)}`
  if (cache.staleFor === 0) return fresh
  return `${fresh}; then up to ${formatDuration(cache.staleFor)} more while a newer one is fetched or the source is down`
}
