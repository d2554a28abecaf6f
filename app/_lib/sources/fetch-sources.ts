import 'server-only'
import type { App } from '@/connectors/engine'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import type { ConnectorEngine } from '@/lib/connector/engine/engine'
import type { RequestBudgetState } from '@/lib/connector/upstream/budget'
import { readReport } from '@/lib/connector/upstream/drift'
import type { HealthScope, HostHealth } from '@/lib/connector/upstream/health'
import { readDrift, type SourceDrift } from './read-drift'

export interface HostHealthRow {
  host: string
  health: HostHealth
  budget: RequestBudgetState | undefined
}

export interface SourceHealthRow {
  source: ConnectorDeclaration
  isOff: boolean
  hosts: HostHealthRow[]
  drift: SourceDrift
}

export async function fetchSources(
  { engine, config }: Pick<App, 'engine' | 'config'>,
  sources: readonly ConnectorDeclaration[],
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
  { budgetOf }: Pick<ConnectorEngine, 'budgetOf'>,
  sources: readonly ConnectorDeclaration[],
): Promise<Map<string, RequestBudgetState>> {
  const requests = sources
    .filter(({ pace }) => pace.budget)
    .flatMap(({ name, hosts }) => hosts.map(async (host) => ({ host, budget: await budgetOf(name, host) })))
  return new Map(
    (await Promise.all(requests)).flatMap(({ host, budget }) => (budget ? [[host, budget]] : [])),
  )
}
