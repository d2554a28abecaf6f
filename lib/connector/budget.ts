import type { Counter } from './counter'
import { ConnectorError } from './errors'
import { nextMidnight } from './next-midnight'

/** What a source allows in a day. */
export interface Allowance {
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
    new ConnectorError(
      'rate_limited',
      `${name} answers ${perDay} questions a day here, and today’s are used up. As far as is known it counts anew from ${formatIn(timeZone, renews)}.`,
      { retryAfter: Math.ceil((renews.getTime() - now().getTime()) / 1000) },
    )

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

function formatIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  })
    .format(moment)
    .replace(':00 ', ' ')
}
