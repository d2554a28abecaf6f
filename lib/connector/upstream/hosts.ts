import { type ConnectorSource, publisherAt, type SourcePace } from '../source'
import { type Budget, type Counter, createBudget, createCounter } from './budget'
import type { Health } from './health'
import { createHostGate, type GatePace, type HostGate } from './host-gate'

export interface Hosts {
  gate(host: string, source: ConnectorSource): HostGate
  budgetAt(host: string, source: ConnectorSource): Budget | undefined
}

/** Shortens pauses for simulators, enough to still see turns and the breaker. */
const inSample = (pace: SourcePace): GatePace => ({
  ...pace,
  ...(pace.spacing ? { spacing: Math.ceil(pace.spacing / 25) } : {}),
  ...(pace.pause ? { pause: 3_000 } : {}),
  rest: 3_000,
  firstRetry: 100,
})

export interface HostDeps {
  sample: boolean
  settingsOf: (source: ConnectorSource) => Readonly<Record<string, string | undefined>>
  now: () => Date
  counter?: Counter
}

export function createHosts(deps: HostDeps, health: Health): Hosts {
  const gates = new Map<string, HostGate>()
  const budgets = new Map<string, Budget>()
  const counter: Counter = deps.counter ?? createCounter(deps.now)

  function budgetAt(host: string, source: ConnectorSource): Budget | undefined {
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
    const pace = { ...source.pace, ...source.paceAt?.(host) }
    const hostGate =
      gates.get(host) ??
      createHostGate(
        host,
        publisherAt(source, host),
        deps.sample ? inSample(pace) : pace,
        health,
        budgetAt(host, source),
      )
    gates.set(host, hostGate)
    return hostGate
  }

  return { gate, budgetAt }
}
