import { z } from 'zod'
import { createTaker, flag, pageNumber, pointText, type Query } from '@/app/read-query'
import { violationClasses } from '@/components/records/violation-class'
import { DEFAULT_RADIUS, type EnvironmentUrl, LEAST_RADIUS, MOST_RADIUS, medias, programs } from './url'

export interface Reading {
  url: EnvironmentUrl
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
  /** What a person typed into the form and must mend. */
  radiusError?: string
}

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
const text = (most: number) => z.string().trim().max(most)
const ring = z.enum(['1', '2', '3']).transform((digit) => Number(digit) as 1 | 2 | 3)
const RADIUS_ERROR = `Give a radius from ${LEAST_RADIUS} to ${MOST_RADIUS} miles.`

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseEnvironmentUrl(query: Query): Reading {
  const { take, dropped } = createTaker(query)
  const radius = readRadius(take('radius', z.string()))
  const url: EnvironmentUrl = {
    q: take('q', text(300)),
    at: take('at', pointText),
    radius: radius ?? DEFAULT_RADIUS,
    media: take('media', z.enum(keysOf(medias))) ?? 'all',
    activeOnly: take('active', flag) ?? false,
    rings: take('rings', ring),
    program: take('program', z.enum(keysOf(programs))),
    status: take('status', z.enum(keysOf(violationClasses))),
    within: take('within', ring),
    page: take('page', pageNumber) ?? 1,
    selected: take('selected', text(120)),
  }
  return { url, dropped, ...(radius === undefined ? { radiusError: RADIUS_ERROR } : {}) }
}

/** "5", "5.0 mi" and " 2,5" are radiuses; nothing at all is the usual one; undefined is an error. */
function readRadius(given: string | undefined): number | undefined {
  if (given === undefined || given.trim() === '') return DEFAULT_RADIUS
  const digits = /^\s*(\d{1,3}(?:[.,]\d{1,4})?|[.,]\d{1,4})\s*(?:mi|miles?)?\.?\s*$/i.exec(given)?.[1]
  const radius = Number(digits?.replace(',', '.'))
  const rounded = Number(radius.toFixed(2))
  return rounded >= LEAST_RADIUS && rounded <= MOST_RADIUS ? rounded : undefined
}
