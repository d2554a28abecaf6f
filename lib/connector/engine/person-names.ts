import { formatMoment } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConnectorDeclaration } from '../declaration'
import { ConnectorError } from '../errors'
import type { ConnectorMethod } from '../method'

const texts = defineSentences('engine.person-names', {
  siteShowsNoNames: 'This site shows no names of persons. Answers without names work.',
  oneNetworkCanRead: {
    one: 'One network can read 1 name of persons in a day, and yours has. Answers without names still work. Names are available again from {until}.',
    other:
      'One network can read {count} names of persons in a day, and yours has. Answers without names still work. Names are available again from {until}.',
  },
  minuteSpentOnNames:
    'Too many requests from your address: an answer with a person’s name costs as much as {nameCost} others. Try again in {retryAfter} seconds.',
})

/**
 * In the limit of requests per minute, a result with a name of a person costs as much as this many requests.
 */
export const NAME_COST = 20

export interface PersonNameAllowance {
  perDay: number
  /** Returns the seconds to wait, or undefined if the daily limit is not reached. */
  waitFor(visitor: string): Promise<number | undefined>
  take(visitor: string, names: number): Promise<{ of: 'minute' | 'day'; seconds: number } | undefined>
}

export function mayNamePersons(
  { privacy }: ConnectorDeclaration,
  method: ConnectorMethod,
  params: unknown,
): boolean {
  if (!privacy.personal) return false
  if (method.namesPersons?.(params)) return true
  const values: Record<string, unknown> = { ...(params instanceof Object ? params : {}) }
  return privacy.personal.params.some((name) => values[name] !== undefined && values[name] !== false)
}

export function namesIn({ privacy }: ConnectorDeclaration, data: unknown): Set<string> {
  const { fields = [] } = privacy.personal ?? {}
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (!(value instanceof Object)) return
    for (const [field, inner] of Object.entries(value)) {
      if (fields.includes(field) && typeof inner === 'string' && inner !== '') names.add(inner)
      else visit(inner)
    }
  }
  visit(data)
  return names
}

export function dayOfNamesSpent(perDay: number, retryAfter: number, now: Date): ConnectorError {
  if (perDay === 0) return new ConnectorError('rate_limited', texts.siteShowsNoNames)
  const until = new Date(now.getTime() + retryAfter * 1000).toISOString()
  return new ConnectorError(
    'rate_limited',
    texts.oneNetworkCanRead({ until: formatMoment(until), count: perDay }),
    { retryAfter },
  )
}

export const minuteSpentOnNames = (retryAfter: number): ConnectorError =>
  new ConnectorError('rate_limited', texts.minuteSpentOnNames({ nameCost: NAME_COST, retryAfter }), {
    retryAfter,
  })
