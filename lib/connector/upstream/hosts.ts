import { type ConnectorSource, publisherAt, type SourcePace } from '../source'
import { createBudget, createCounter, type DailyCounter, type RequestBudget } from './budget'
import type { HostHealthLog } from './health'
import {
  createHostGate,
  type GatePace,
  type HostGate,
  type RequestPace,
  type SharedHostSlots,
} from './host-gate'

export interface HostGates {
  gate(host: string, source: ConnectorSource): HostGate
  budgetAt(host: string, source: ConnectorSource): RequestBudget | undefined
}

export const SAMPLE_SPEED = 25

const inSample = (pace: SourcePace): GatePace => ({
  ...pace,
  ...(pace.spacing ? { spacing: Math.ceil(pace.spacing / SAMPLE_SPEED) } : {}),
  ...(pace.pause ? { pause: 3_000 } : {}),
  rest: 3_000,
  firstRetry: 100,
})

export interface HostDeps {
  sample: boolean
  settingsOf: (source: ConnectorSource) => Readonly<Record<string, string | undefined>>
  now: () => Date
  counter?: DailyCounter
  turns?: SharedHostSlots
}

export function createHosts(
  deps: HostDeps,
  health: HostHealthLog,
  sources: readonly ConnectorSource[] = [],
): HostGates {
  const gates = new Map<string, HostGate>()
  const budgets = new Map<string, RequestBudget>()
  const counter: DailyCounter = deps.counter ?? createCounter(deps.now)

  function budgetAt(host: string, source: ConnectorSource): RequestBudget | undefined {
    const { pace } = source
    if (!pace.budget) return undefined
    const { timeZone } = pace.budget
    const perDay = pace.budget.perDay(deps.settingsOf(source))
    const budget =
      budgets.get(host) ??
      createBudget(host, publisherAt(source, host), { perDay, timeZone }, counter, deps.now)
    budgets.set(host, budget)
    return budget
  }

  function gate(host: string, source: ConnectorSource): HostGate {
    const own = paceOf(source, host)
    const others = sources.filter((each) => each.name !== source.name && each.hosts.includes(host))
    const paces = [own, ...others.map((each) => paceOf(each, host))]
    const pace = strictest(paces, own)
    const requester: RequestPace = {
      name: publisherAt(source, host),
      timeout: own.timeout,
      retries: own.retries,
      spacing: scaled(pace).spacing ?? 0,
    }
    const shared = { ...pace, spacing: Math.min(...paces.map((each) => strictest(paces, each).spacing ?? 0)) }
    const hostGate =
      gates.get(host) ??
      createHostGate(host, requester.name, scaled(shared), health, budgetAt(host, source), deps.turns)
    gates.set(host, hostGate)
    return {
      pass: (deadline, attempt, options) => hostGate.pass(deadline, attempt, { requester, ...options }),
    }
  }

  const scaled = (pace: SourcePace): GatePace => (deps.sample ? inSample(pace) : pace)

  return { gate, budgetAt }
}

const paceOf = (source: ConnectorSource, host: string): SourcePace => ({
  ...source.pace,
  ...source.paceAt?.(host),
})

function strictest(paces: readonly SourcePace[], own: SourcePace): SourcePace {
  const isPlatform = paces.some((each) => each.isPlatform)
  const spacing = isPlatform ? own.spacing : Math.max(...paces.map((each) => each.spacing ?? 0))
  const pause = Math.max(...paces.map((each) => each.pause ?? 0))
  return {
    ...own,
    concurrency: Math.min(...paces.map(({ concurrency }) => concurrency)),
    ...(spacing ? { spacing } : {}),
    ...(pause ? { pause } : {}),
  }
}
