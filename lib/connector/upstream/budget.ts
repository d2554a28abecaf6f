import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'

const texts = defineSentences('engine.budget', {
  spent:
    '{name} answers {perDay} questions a day here, and today’s are used up. As far as we know, its count starts again on {renewal}.',
})

/** What a source allows in a day. */
interface Allowance {
  perDay: number
  /** Where its day begins and ends, as far as is known. */
  timeZone: string
}

export interface BudgetState {
  perDay: number
  left: number
  renewsAt: string
}

/** The questions one host may still be asked today. Every attempt counts, for the source counts them so. */
export interface Budget {
  /** Takes one question, or throws where none is left. */
  take(): Promise<void>
  /** The source itself says that none is left: others may ask from this address too. */
  exhaust(): Promise<ConnectorError>
  state(): Promise<BudgetState>
}

export function createBudget(
  host: string,
  name: string,
  { perDay, timeZone }: Allowance,
  counter: Counter,
  now: () => Date,
): Budget {
  const today = () => {
    const renews = nextMidnight(now(), timeZone)
    return { key: `budget:${host}:${renews.toISOString()}`, renews }
  }

  const spent = (renews: Date) =>
    new ConnectorError('rate_limited', texts.spent({ name, perDay, renewal: formatIn(timeZone, renews) }), {
      retryAfter: Math.ceil((renews.getTime() - now().getTime()) / 1000),
    })

  return {
    async take() {
      const { key, renews } = today()
      if ((await counter.add(key, 1, renews)) > perDay) throw spent(renews)
    },
    async exhaust() {
      const { key, renews } = today()
      await counter.add(key, perDay, renews)
      return spent(renews)
    },
    async state() {
      const { key, renews } = today()
      const used = Math.min(perDay, await counter.read(key))
      return { perDay, left: perDay - used, renewsAt: renews.toISOString() }
    },
  }
}

/** Numbers by name, forgotten after a while: in memory here, in a shared store where several processes count together. */
export interface Counter {
  /** Adds to the number and gives the sum. */
  add(name: string, amount: number, until: Date): Promise<number>
  read(name: string): Promise<number>
}

export function createCounter(now: () => Date): Counter {
  const numbers = new Map<string, { sum: number; until: Date }>()
  const of = (name: string) => {
    const known = numbers.get(name)
    if (known && known.until > now()) return known.sum
    numbers.delete(name)
    return 0
  }
  return {
    async add(name, amount, until) {
      const sum = of(name) + amount
      numbers.set(name, { sum, until })
      return sum
    },
    read: async (name) => of(name),
  }
}

const HOUR_MS = 3_600_000

/** When the calendar day of a time zone ends, on days of 23 and 25 hours too. */
export function nextMidnight(now: Date, timeZone: string): Date {
  const sinceMidnight = now.getTime() - Math.floor(now.getTime() / 1000) * 1000 + timeOfDay(now, timeZone)
  const guess = new Date(now.getTime() - sinceMidnight + 24 * HOUR_MS)
  const shown = timeOfDay(guess, timeZone)
  if (shown === 0) return guess
  // The clocks changed in between: it shows 23:00, or 1:00, and midnight is an hour off.
  return new Date(shown > 12 * HOUR_MS ? guess.getTime() + 24 * HOUR_MS - shown : guess.getTime() - shown)
}

/** Milliseconds that the clock on the wall shows, whole seconds. */
function timeOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(moment)
  const of = (kind: string) => Number(parts.find(({ type }) => type === kind)?.value ?? 0)
  return ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000
}

function formatIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  })
    .format(moment)
    .replace(':00 ', ' ')
}
