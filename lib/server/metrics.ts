import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ConnectorEngine } from '../connector/engine/engine'

export interface MetricSources {
  engine: Pick<ConnectorEngine, 'registry' | 'health' | 'cacheSize' | 'cacheReads'>
  snapshots: { size(): Promise<{ snapshots: number; bytes: number } | undefined> }
}

export interface ServerMetrics {
  /** `route` is a pattern such as `/s/[id]`, because a URL would reveal a visitor's query. */
  answered(request: { route: string; method: string; status: number; seconds: number }): void
  text(): Promise<string>
  contentType: string
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const verbs = new Set(['GET', 'HEAD', 'POST'])

export function createMetrics(house: () => Promise<MetricSources | undefined>): ServerMetrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const labelNames = ['route', 'method', 'status'] as const
  const requests = new Counter({
    name: 'openplat_requests_total',
    help: 'Requests answered, by route.',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'openplat_request_seconds',
    help: 'From the first byte in to the last byte out.',
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers,
  })
  measureSources(house, registers)
  measureKept(house, registers)
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    answered({ route, method, status, seconds }) {
      requests.inc({ route, method: verbs.has(method) ? method : 'other', status })
      durations.observe({ route }, seconds)
    },
  }
}

function measureSources(house: () => Promise<MetricSources | undefined>, registers: Registry[]): void {
  new Counter({
    name: 'openplat_upstream_requests_total',
    help: 'Attempts at a source, by host and how they ended.',
    labelNames: ['host', 'outcome'] as const,
    registers,
    async collect() {
      this.reset()
      const { engine } = (await house()) ?? {}
      if (!engine) return
      const declared = new Set(Object.values(engine.registry).flatMap(({ hosts }) => hosts))
      // An undeclared host, such as a portal that a visitor chose, is counted as `other`, because the name of
      // the host is part of a visitor's query.
      for (const { host, outcome, count } of engine.health.counts())
        this.inc({ host: declared.has(host) ? host : 'other', outcome }, count)
    },
  })
}

function measureKept(house: () => Promise<MetricSources | undefined>, registers: Registry[]): void {
  const gauge = (
    name: string,
    help: string,
    measure: (house: MetricSources) => number | Promise<number | undefined>,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const opened = await house()
        const value = opened && (await measure(opened))
        if (value === undefined) this.reset()
        else this.set(value)
      },
    })
  gauge('openplat_cache_entries', 'Answers kept in memory.', ({ engine }) => engine.cacheSize().entries)
  gauge('openplat_cache_bytes', 'Memory they take.', ({ engine }) => engine.cacheSize().bytes)
  gauge('openplat_snapshots', 'Snapshots kept.', async ({ snapshots }) => (await snapshots.size())?.snapshots)
  gauge(
    'openplat_snapshot_bytes',
    'Bytes they take.',
    async ({ snapshots }) => (await snapshots.size())?.bytes,
  )
  new Counter({
    name: 'openplat_cache_reads_total',
    help: 'Answers given: fresh or stale from the cache, or missing there and asked for.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset()
      for (const [state, count] of Object.entries((await house())?.engine.cacheReads() ?? {}))
        this.inc({ state }, count)
    },
  })
}
