import { z } from 'zod'
import { type AssessmentsUrl, MOST_YEARS } from './url'

export type Query = Record<string, string | string[] | undefined>

export interface Reading {
  url: AssessmentsUrl
  /** Parameters of a link that could not be read and were left out. */
  dropped: string[]
  /** What a person typed as years and must mend, with the reason. */
  years?: { typed: string; message: string }
}

/** Longer than any field takes, so that what was typed comes back with the message about its length. */
const MOST_TEXT = 1_000
const text = z.string().trim().max(MOST_TEXT)
const sourceId = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{3,100}$/)
const key = z.string().regex(/^[A-Za-z0-9_-]{4,1000}$/)
const figure = z.string().regex(/^\d{4}\.[A-Za-z]{4,30}$/)

/** Total: whatever cannot be read is left out and named, the rest is kept. */
export function parseAssessmentsUrl(query: Query): Reading {
  const dropped: string[] = []
  const take = (name: string, schema: z.ZodType<string>): string | undefined => {
    const given = [query[name]].flat().find((value) => value !== undefined && value.trim() !== '')
    if (given === undefined) return undefined
    const parsed = schema.safeParse(given)
    if (!parsed.success) dropped.push(name)
    return parsed.success ? parsed.data : undefined
  }
  const years = readYears([query.years].flat().find(Boolean) ?? '')
  const url: AssessmentsUrl = {
    source: take('source', sourceId),
    q: take('q', text),
    id: take('id', text),
    city: take('city', text),
    county: take('county', text),
    municipality: take('municipality', text),
    key: take('key', key),
    before: take('before', figure),
    after: take('after', figure),
    ...('years' in years && years.years.length > 0 ? { years: years.years } : {}),
  }
  return { url, dropped, ...('message' in years ? { years } : {}) }
}

/** "2023, 2024 and 2025" as numbers, newest first; a year typed twice counts once. */
function readYears(typed: string): { years: number[] } | { typed: string; message: string } {
  const refuse = (message: string) => ({ typed: typed.slice(0, 100), message })
  const words = typed.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && word.toLowerCase() !== 'and')
  if (words.some((word) => !/^\d{4}$/.test(word)))
    return refuse('Give years of four digits, such as 2023, 2024, 2025.')
  const years = [...new Set(words.map(Number))].toSorted((a, b) => b - a)
  if (years.some((year) => year < 1900 || year > 2100)) return refuse('Give years from 1900 to 2100.')
  if (years.length > MOST_YEARS) return refuse('Give three years at most.')
  return { years }
}
