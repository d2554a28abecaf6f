import { Caveats } from '@/components/provenance/caveats'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/panel'
import type { BudgetState } from '@/lib/connector/budget'
import type { Declaration } from '@/lib/connector/declaration'
import type { Faults } from '@/lib/connector/faults'
import type { Health } from '@/lib/connector/health'
import { HostPanel } from './host-panel'
import { MethodTable } from './method-table'
import { partHosts, sayMore } from './part-hosts'

interface Props {
  source: Declaration
  health: Health
  faults: Faults | undefined
  /** Of hosts that answer only so many questions a day. */
  budgets: ReadonlyMap<string, BudgetState>
  /** The source beside which a host can be made to fail: two sources may share one. */
  keeperOf: (host: string) => string | undefined
}

export function SourcePanel({ source, health, faults, keeperOf, budgets }: Props) {
  const { name, title, purpose, publisher, coverage, temporalStart, freshness, licence } = source
  const { shown, quiet } = partHosts(source, health, (host) => faults?.of(host) !== undefined)
  const panelOf = (host: string) => (
    <HostPanel
      key={host}
      host={host}
      health={health.of(host)}
      budget={budgets.get(host)}
      {...(faults && keeperOf(host) === name ? { trial: { fault: faults.of(host) } } : {})}
    />
  )
  return (
    <Panel id={name} title={title} level={3}>
      <p className="mb-4 text-lg">{purpose}.</p>
      <Facts
        look="prose"
        items={[
          { label: 'Authority', value: <a href={publisher.url}>{publisher.name}</a> },
          { label: 'Covers', value: coverage },
          ...(temporalStart === null ? [] : [{ label: 'Goes back to', value: temporalStart }]),
          { label: 'Freshness', value: freshness.note, note: dates(freshness) },
          {
            label: 'License',
            value: licence.url ? <a href={licence.url}>{licence.name}</a> : licence.name,
          },
          { label: 'Attribution', value: source.attribution },
        ]}
      />
      <Caveats items={source.caveats} />
      {shown.map(panelOf)}
      {quiet.length > 0 && (
        <details className="mt-4 border-t border-line pt-2 print:hidden">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
            {sayMore(quiet.length)}, not asked yet
          </summary>
          {quiet.map(panelOf)}
        </details>
      )}
      <MethodTable source={source} />
    </Panel>
  )
}

function dates({ observedAt, updatedAt }: Declaration['freshness']): string | undefined {
  const parts = [observedAt && `Observed ${observedAt}.`, updatedAt && `Updated ${updatedAt}.`].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(' ') : undefined
}
