import 'server-only'
import type { App } from '@/connectors/engine'
import type { Declaration } from '@/lib/connector/declaration'
import type { Engine } from '@/lib/connector/engine/engine'
import type { BudgetState } from '@/lib/connector/upstream/budget'
import { readReport } from '@/lib/connector/upstream/drift'
import type { HealthScope, HostHealth } from '@/lib/connector/upstream/health'
import { readDrift, type SourceDrift } from './read-drift'

export interface HostHealthRow {
  host: string
  health: HostHealth
  budget: BudgetState | undefined
}

export interface SourceHealthRow {
  source: Declaration
  isOff: boolean
  hosts: HostHealthRow[]
  drift: SourceDrift
}

export async function fetchSources(
  { engine, config }: Pick<App, 'engine' | 'config'>,
  sources: readonly Declaration[],
  now = new Date(),
): Promise<{ reach: HealthScope; statuses: SourceHealthRow[] }> {
  const hosts = [...new Set(sources.flatMap((source) => source.hosts))]
  const [latest, budgets, report] = await Promise.all([
    engine.health.latest(hosts),
    fetchBudgets(engine, sources),
    readReport(config.DATA_DIR, engine.sample),
  ])
  const states = sources.map((source) => ({
    source,
    isOff: config.CONNECTORS_OFF.includes(source.name),
    hosts: source.hosts.map((host) => ({ host, health: latest.of(host), budget: budgets.get(host) })),
    drift: readDrift(report, source.name, now),
  }))
  return { reach: latest.reach, statuses: states }
}

async function fetchBudgets(
  { budgetOf }: Pick<Engine, 'budgetOf'>,
  sources: readonly Declaration[],
): Promise<Map<string, BudgetState>> {
  const requests = sources
    .filter(({ pace }) => pace.budget)
    .flatMap(({ name, hosts }) => hosts.map(async (host) => ({ host, budget: await budgetOf(name, host) })))
  return new Map(
    (await Promise.all(requests)).flatMap(({ host, budget }) => (budget ? [[host, budget]] : [])),
  )
}
