import 'server-only'
import type { App } from '@/connectors/engine'
import { sourcesOf } from '@/lib/connector/catalogue'
import type { HealthScope, HostHealth } from '@/lib/connector/upstream/health'
import { readCondition, readConditions, type SourceAvailability, switchedOff } from './read-condition'

export interface HostStatus {
  host: string
  state: SourceAvailability
  lastAnswer?: string
  lastFailure?: { at: string; code: string }
}

export interface SourceStatus {
  source: string
  title: string
  state: SourceAvailability
  words: string
  lastAnswer?: string
  hostCount: number
  hosts: HostStatus[]
}

export interface SiteStatus {
  status: 'ok' | 'degraded'
  at: string
  sample: boolean
  reach: HealthScope
  counts: Record<SourceAvailability, number>
  sources: SourceStatus[]
}

export async function fetchSiteStatus({ engine, config }: App, now = new Date()): Promise<SiteStatus> {
  const declarations = sourcesOf(engine.registry)
  const latest = await engine.health.latest([...new Set(declarations.flatMap(({ hosts }) => hosts))])
  const sources = declarations.map((source) => {
    const hosts = source.hosts.map((host) => ({ host, health: latest.of(host) }))
    const isOff = config.CONNECTORS_OFF.includes(source.name)
    const { tone, words } = isOff ? switchedOff : readConditions(hosts, now)
    const active = hosts.filter(({ health }) => health.lastSuccess ?? health.lastFailure)
    return {
      source: source.name,
      title: source.title,
      state: tone,
      words,
      ...latestAnswer(hosts.map(({ health }) => health)),
      hostCount: hosts.length,
      hosts: active.map((row) => hostStatus(row, now)),
    }
  })
  const counts = { answers: 0, partly: 0, failed: 0, unasked: 0, off: 0 }
  for (const { state } of sources) counts[state] += 1
  return {
    status: counts.partly + counts.failed > 0 ? 'degraded' : 'ok',
    at: now.toISOString(),
    sample: engine.sample,
    reach: latest.reach,
    counts,
    sources,
  }
}

/** Omits the message of a failure, because it may contain text that a visitor typed. */
function hostStatus({ host, health }: { host: string; health: HostHealth }, now: Date): HostStatus {
  const { lastFailure } = health
  return {
    host,
    state: readCondition(health, now).tone,
    ...latestAnswer([health]),
    ...(lastFailure && { lastFailure: { at: lastFailure.at, code: lastFailure.code } }),
  }
}

function latestAnswer(hosts: readonly HostHealth[]): { lastAnswer?: string } {
  const lastAnswer = hosts
    .flatMap(({ lastSuccess }) => lastSuccess?.at ?? [])
    .toSorted()
    .at(-1)
  return lastAnswer ? { lastAnswer } : {}
}
