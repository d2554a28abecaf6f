import { performance } from 'node:perf_hooks'

/** What visitors wait for: the next is of whoever had the least of late, so that little never waits behind much. */
export interface LeastServed {
  readonly size: number
  sizeOf(visitor: string): number
  /** What a visitor had of late. */
  had(visitor: string): number
  /** What it returns takes it out again; true where it was still there. */
  add(visitor: string, begin: () => void): () => boolean
  /** The next of those who may, taken out. */
  take(may?: (visitor: string, had: number) => boolean): (() => void) | undefined
  /** So much a visitor had now. */
  note(visitor: string, amount: number): void
}

/** What a visitor had counts half after each half-life; a trace of it, nothing. */
export function createLeastServed(
  halfLifeMs: number,
  { trace = 1, now = () => performance.now() }: { trace?: number; now?: () => number } = {},
): LeastServed {
  const waiting = new Map<string, Set<() => void>>()
  const had = new Map<string, number>()
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

  function remove(visitor: string, begin: () => void): boolean {
    const own = waiting.get(visitor)
    if (!own?.delete(begin)) return false
    if (own.size === 0) waiting.delete(visitor)
    size -= 1
    return true
  }

  return {
    get size() {
      return size
    },
    sizeOf: (visitor) => waiting.get(visitor)?.size ?? 0,
    had(visitor) {
      halve()
      return had.get(visitor) ?? 0
    },
    add(visitor, begin) {
      const own = waiting.get(visitor) ?? new Set()
      waiting.set(visitor, own.add(begin))
      size += 1
      return () => remove(visitor, begin)
    },
    take(may = () => true) {
      halve()
      let least = Number.POSITIVE_INFINITY
      let whose = ''
      for (const visitor of waiting.keys()) {
        const amount = had.get(visitor) ?? 0
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
      had.set(visitor, (had.get(visitor) ?? 0) + amount)
    },
  }
}
