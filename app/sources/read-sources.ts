import 'server-only'
import type { House } from '@/connectors/engine'
import type { BudgetState } from '@/lib/connector/budget'
import type { Declaration } from '@/lib/connector/declaration'
import { readReport } from '@/lib/connector/drift'
import type { HostHealth, Reach } from '@/lib/connector/health'
import { readBudgets } from './read-budgets'
import { type Drift, readDrift } from './read-drift'

export interface SeenHost {
  host: string
  health: HostHealth
  budget: BudgetState | undefined
}

export interface SeenSource {
  source: Declaration
  isOff: boolean
  hosts: SeenHost[]
  drift: Drift
}

/** Sources with all that is known of them now, and whose word that is. */
export async function readSources(
  { engine, config }: Pick<House, 'engine' | 'config'>,
  sources: readonly Declaration[],
  now = new Date(),
): Promise<{ reach: Reach; seen: SeenSource[] }> {
  const hosts = [...new Set(sources.flatMap((source) => source.hosts))]
  const [latest, budgets, report] = await Promise.all([
    engine.health.latest(hosts),
    readBudgets(engine, sources),
    readReport(config.DATA_DIR, engine.sample),
  ])
  const seen = sources.map((source) => ({
    source,
    isOff: config.CONNECTORS_OFF.includes(source.name),
    hosts: source.hosts.map((host) => ({ host, health: latest.of(host), budget: budgets.get(host) })),
    drift: readDrift(report, source.name, now),
  }))
  return { reach: latest.reach, seen }
}
