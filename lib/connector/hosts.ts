import { type Budget, createBudget } from './budget'
import { type Counter, createCounter } from './counter'
import type { Declaration } from './declaration'
import type { EngineDeps } from './engine'
import type { Health } from './health'
import { createHostGate, type HostGate } from './host-gate'

/** One gate and one budget for each host, whoever asks it. */
export interface Hosts {
  gate(host: string, declaration: Declaration): HostGate
  /** Undefined where the source sets no limit for a day. */
  budgetAt(host: string, declaration: Declaration): Budget | undefined
}

export function createHosts(deps: EngineDeps, health: Health): Hosts {
  const gates = new Map<string, HostGate>()
  const budgets = new Map<string, Budget>()
  const counter: Counter = deps.counter ?? createCounter(deps.now)

  function budgetAt(host: string, declaration: Declaration): Budget | undefined {
    const { pace, publisher } = declaration
    if (!pace.budget) return undefined
    const { timeZone } = pace.budget
    const perDay = pace.budget.perDay(deps.settingsOf(declaration))
    const known =
      budgets.get(host) ?? createBudget(host, publisher.name, { perDay, timeZone }, counter, deps.now)
    budgets.set(host, known)
    return known
  }

  function gate(host: string, declaration: Declaration): HostGate {
    const { publisher, pace } = declaration
    // A simulator needs only so much of a pause that visitors are seen to take turns.
    const kept = deps.sample && pace.spacing ? { ...pace, spacing: Math.ceil(pace.spacing / 25) } : pace
    const known =
      gates.get(host) ?? createHostGate(host, publisher.name, kept, health, budgetAt(host, declaration))
    gates.set(host, known)
    return known
  }

  return { gate, budgetAt }
}
