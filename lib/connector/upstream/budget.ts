import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'

const texts = defineSentences('engine.budget', {
  spent:
    '{name} answers {perDay} questions a day here, and today’s are used up. As far as we know, its count starts again on {renewal}.',
})

interface Allowance {
  perDay: number
  timeZone: string
}

export interface RequestBudgetState {
  perDay: number
  left: number
  renewsAt: string
}

/** Each attempt uses one request of the budget, as it does at the source. */
export interface RequestBudget {
  take(): Promise<void>
  /** Called if the source reports an empty quota. Other users of our IP address may have used it up. */
  exhaust(): Promise<ConnectorError>
  state(): Promise<RequestBudgetState>
}

export function createBudget(
  host: string,
  name: string,
  { perDay, timeZone }: Allowance,
  counter: DailyCounter,
  now: () => Date,
): RequestBudget {
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

export interface DailyCounter {
  add(name: string, amount: number, until: Date): Promise<number>
  read(name: string): Promise<number>
}

export function createCounter(now: () => Date): DailyCounter {
  const numbers = new Map<string, { sum: number; until: Date }>()
  const of = (name: string) => {
    const cached = numbers.get(name)
    if (cached && cached.until > now()) return cached.sum
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

/** Returns the next midnight in the time zone. A day there can have 23 or 25 hours. */
export function nextMidnight(now: Date, timeZone: string): Date {
  const sinceMidnight = now.getTime() - Math.floor(now.getTime() / 1000) * 1000 + timeOfDay(now, timeZone)
  const guess = new Date(now.getTime() - sinceMidnight + 24 * HOUR_MS)
  const localTime = timeOfDay(guess, timeZone)
  if (localTime === 0) return guess
  // A day of 23 hours puts the guess at 1:00, and a day of 25 hours puts it at 23:00.
  return new Date(
    localTime > 12 * HOUR_MS ? guess.getTime() + 24 * HOUR_MS - localTime : guess.getTime() - localTime,
  )
}

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
