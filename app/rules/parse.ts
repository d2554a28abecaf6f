import { z } from 'zod'
import { createTaker, pageNumber, type Query } from '@/app/read-query'
import { readDay } from './read-day'
import { orders, type RulesUrl, type Type, types } from './url'

export interface Reading {
  url: RulesUrl
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
  /** What a person typed into the form and must mend, by field. */
  errors: { from?: string; to?: string }
  /** As typed, where it could not be read. */
  typed: { from?: string; to?: string }
}

const texts = {
  from: 'Give the first day as 1/31/2024 or 2024-01-31.',
  to: 'Give the last day as 1/31/2024 or 2024-01-31.',
  reversed: 'The last day must not be before the first.',
}

const MOST_AGENCIES = 20

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseRulesUrl(query: Query): Reading {
  const { take, dropped } = createTaker(query)
  const from = readBound(take('from', z.string()))
  const to = readBound(take('to', z.string()))
  const isReversed = Boolean(from.day && to.day && from.day > to.day)
  const asked = listOf(query.type)
  const known = asked.filter((type): type is Type => Object.hasOwn(types, type))
  if (known.length < asked.length) dropped.push('type')
  const named = [...listOf(query.agency), ...listOf(query.other).flatMap((text) => text.split(';'))]
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const agencies = [...new Set(named)].filter((name) => name.length <= 120).slice(0, MOST_AGENCIES)
  if (agencies.length < new Set(named).size) dropped.push('agency')
  const url: RulesUrl = {
    q: take('q', z.string().trim().max(300)) || undefined,
    agencies,
    types: [...new Set(known)],
    from: from.day,
    to: isReversed ? undefined : to.day,
    order: take('order', z.enum(Object.keys(orders) as [keyof typeof orders])) ?? 'newest',
    page: take('page', pageNumber) ?? 1,
  }
  return {
    url,
    dropped,
    errors: {
      ...(from.typed ? { from: texts.from } : {}),
      ...(to.typed ? { to: texts.to } : isReversed ? { to: texts.reversed } : {}),
    },
    typed: {
      ...(from.typed ? { from: from.typed } : {}),
      ...(to.typed || isReversed ? { to: to.typed ?? to.day } : {}),
    },
  }
}

const listOf = (given: string | string[] | undefined): string[] =>
  [given ?? []].flat().filter((text) => text.trim() !== '')

function readBound(typed = ''): { day?: string; typed?: string } {
  if (typed.trim() === '') return {}
  const day = readDay(typed)
  return day ? { day } : { typed: typed.slice(0, 40) }
}
