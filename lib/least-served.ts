import { performance } from 'node:perf_hooks'
import { SITE_VISITORS, siteOf } from './networks'

/**
 * Serves the visitor with the smallest recent use first, so that light visitors do not wait behind heavy
 * ones. All visitors of one IPv6 /48 together count as at most eight visitors.
 */
interface VisitorQueue {
  readonly size: number
  sizeOf(visitor: string): number
  had(visitor: string): number
  add(visitor: string, begin: () => void): () => boolean
  take(may?: (visitor: string, had: number) => boolean): (() => void) | undefined
  note(visitor: string, amount: number): void
}

export function createLeastServed(
  halfLifeMs: number,
  { trace = 1, now = () => performance.now() }: { trace?: number; now?: () => number } = {},
): VisitorQueue {
  const waiting = new Map<string, Set<() => void>>()
  const had = new Map<string, number>()
  const waitingAt = new Map<string, number>()
  let size = 0
  let halvedAt = now()

  function halve(): void {
    const halvings = Math.floor((now() - halvedAt) / halfLifeMs)
    if (halvings === 0) return
    halvedAt += halvings * halfLifeMs
    for (const [visitor, amount] of had) {
      const left = amount / 2 ** halvings
      if (left < trace) had.delete(visitor)
      else had.set(visitor, left)
    }
  }

  const amountOf = (visitor: string) =>
    Math.max(had.get(visitor) ?? 0, (had.get(siteOf(visitor) ?? '') ?? 0) / SITE_VISITORS)

  function countWaiting(visitor: string, change: 1 | -1): void {
    size += change
    const site = siteOf(visitor)
    if (!site) return
    const count = (waitingAt.get(site) ?? 0) + change
    if (count > 0) waitingAt.set(site, count)
    else waitingAt.delete(site)
  }

  function remove(visitor: string, begin: () => void): boolean {
    const own = waiting.get(visitor)
    if (!own?.delete(begin)) return false
    if (own.size === 0) waiting.delete(visitor)
    countWaiting(visitor, -1)
    return true
  }

  return {
    get size() {
      return size
    },
    sizeOf: (visitor) =>
      Math.max(
        waiting.get(visitor)?.size ?? 0,
        Math.floor((waitingAt.get(siteOf(visitor) ?? '') ?? 0) / SITE_VISITORS),
      ),
    had(visitor) {
      halve()
      return amountOf(visitor)
    },
    add(visitor, begin) {
      const own = waiting.get(visitor) ?? new Set()
      waiting.set(visitor, own.add(begin))
      countWaiting(visitor, 1)
      return () => remove(visitor, begin)
    },
    take(may = () => true) {
      halve()
      let least = Number.POSITIVE_INFINITY
      let whose = ''
      for (const visitor of waiting.keys()) {
        const amount = amountOf(visitor)
        if (amount >= least || !may(visitor, amount)) continue
        least = amount
        whose = visitor
      }
      const [first] = waiting.get(whose) ?? []
      if (first) remove(whose, first)
      return first
    },
    note(visitor, amount) {
      halve()
      for (const name of [visitor, siteOf(visitor)]) if (name) had.set(name, (had.get(name) ?? 0) + amount)
    },
  }
}
