import { agencyBySlug } from './simulated-agencies'
import type { SimulatedDocument } from './simulated-documents'
import { readTerm, type SimulatedTerm } from './simulated-term'

export interface Conditions {
  term: SimulatedTerm | null
  description: string
  matches(document: SimulatedDocument): boolean
}

const plain = ['term', 'agencies', 'type', 'publication_date']

/** What the source checks: conditions by name, agencies by slug, dates. A type that does not exist matches nothing. */
export function readConditions(query: URLSearchParams): Conditions | Response {
  const names = [...query.keys()].flatMap((key) => /^conditions\[(\w+)\]/.exec(key)?.[1] ?? [])
  const stranger = names.find((name) => !plain.includes(name))
  if (stranger) return refuse({ [stranger]: 'is not a valid field' })
  const slugs = query.getAll('conditions[agencies][]')
  if (slugs.some((slug) => !agencyBySlug.has(slug))) return refuse({ agencies: 'invalid value' })
  const [from, to] = ['gte', 'lte'].map((bound) => query.get(`conditions[publication_date][${bound}]`))
  const isDay = (text: string | null | undefined) => !text || !Number.isNaN(Date.parse(text))
  // The full stop after nothing is the source's own.
  if (!isDay(from) || !isDay(to)) return refuse({ publication_date: 'Publication Date is not a valid .' })
  const typed = query.get('conditions[term]')
  const term = typed ? readTerm(typed) : null
  const types: readonly string[] = query.getAll('conditions[type][]')
  const wanted = new Set(slugs.flatMap((slug) => [slug, ...childrenOf(slug)]))
  return {
    term,
    description: `Documents${typed ? ` matching '${typed}'` : ''} published in the sample register`,
    matches: ({ date, type, topic, title, abstract }) =>
      (!from || date >= from) &&
      (!to || date <= to) &&
      (types.length === 0 || types.includes(type)) &&
      (wanted.size === 0 || topic.agencies.some((slug) => wanted.has(slug))) &&
      (!term || term.matches(`${title} ${abstract ?? ''}`)),
  }
}

/** A parent's slug matches the documents of its own agencies too. */
const childrenOf = (slug: string) =>
  [...agencyBySlug.values()].filter(({ parent }) => parent === slug).map((child) => child.slug)

const refuse = (errors: Record<string, string>) => Response.json({ errors }, { status: 400 })
