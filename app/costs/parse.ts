import { z } from 'zod'
import { createTaker, pageNumber, type Query } from '@/app/read-query'
import { type CostsUrl, MOST_SERIES, type Scale, scales } from './url'

/** Fields of the forms whose content a person must mend. */
export type CostsField = 'series' | 'id' | 'from' | 'to'

export interface Reading {
  url: CostsUrl
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
  errors: Partial<Record<CostsField, string>>
  /** As typed, where it could not be read. */
  typed: Partial<Record<CostsField, string>>
}

const FIRST = 1913
const LAST = 2100
const YEAR = `Give a year from ${FIRST} to ${LAST}.`
const ID = 'A series id has only letters, digits, _, - and #, at most 80 of them, such as CUUR0000SEHA.'

const isId = (text: string) => /^[A-Z0-9_#-]{1,80}$/.test(text)
const wordsOf = (given: Query[string]) =>
  [given].flat().flatMap((text) =>
    (text ?? '')
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  )

/** Total: what a link garbles is left out and named, what a person typed comes back with a message. */
export function parseCostsUrl(query: Query): Reading {
  const { take, dropped } = createTaker(query)
  const errors: Reading['errors'] = {}
  const typed: Reading['typed'] = {}
  const linked = wordsOf(query.series)
  const added = wordsOf(query.id)
  if (linked.some((word) => !isId(word))) dropped.push('series')
  if (added.some((word) => !isId(word))) {
    errors.id = ID
    typed.id = [query.id].flat()[0] ?? ''
  }
  const series = [...new Set([...linked, ...added].filter(isId))]
  if (series.length > MOST_SERIES) {
    errors.series = `Compare at most ${MOST_SERIES} series at once; ${series.length} are chosen. Take ${series.length - MOST_SERIES} out.`
  }
  const year = (name: 'from' | 'to') => {
    const given = take(name, z.string())?.trim() ?? ''
    const number = /^\d{4}$/.test(given) ? Number(given) : 0
    if (given === '' || (number >= FIRST && number <= LAST)) return number || undefined
    errors[name] = YEAR
    typed[name] = given
    return undefined
  }
  const [from, to] = [year('from'), year('to')]
  if (from !== undefined && to !== undefined && to < from) {
    errors.to = 'The last year must not be before the first.'
    typed.to = String(to)
  }
  const url: CostsUrl = {
    series,
    from,
    to: errors.to ? undefined : to,
    scale: take('scale', z.enum(Object.keys(scales) as [Scale, ...Scale[]])),
    order: take('order', z.literal('oldest')),
    page: take('page', pageNumber) ?? 1,
    place: take('place', z.string().trim().max(300)) || undefined,
    browse: take(
      'browse',
      z
        .string()
        .trim()
        .regex(/^([A-Za-z]{2}|all)$/),
    ),
  }
  return { url, dropped, errors, typed }
}
