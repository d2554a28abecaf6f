import { Caveats } from '@/components/provenance/caveats'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/panel'
import type { Declaration } from '@/lib/connector/declaration'
import type { Faults } from '@/lib/connector/faults'
import type { Health } from '@/lib/connector/health'
import { HostPanel } from './host-panel'
import { MethodTable } from './method-table'

interface Props {
  source: Declaration
  health: Health
  faults: Faults | undefined
  /** The source beside which a host can be made to fail: two sources may share one. */
  keeperOf: (host: string) => string | undefined
}

export function SourcePanel({ source, health, faults, keeperOf }: Props) {
  const { name, title, purpose, publisher, coverage, temporalStart, freshness, licence } = source
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
      {source.hosts.map((host) => (
        <HostPanel
          key={host}
          host={host}
          health={health.of(host)}
          {...(faults && keeperOf(host) === name ? { trial: { fault: faults.of(host) } } : {})}
        />
      ))}
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
