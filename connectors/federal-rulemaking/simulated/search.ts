import { agencyBySlug } from './agencies'
import { plant, project, writeDocument } from './document-json'
import type { SimulatedRuleDocument } from './documents'

const WINDOW = 10_000
const MOST_PAGES = 50

export interface FederalRegisterSimulatorSwitches {
  blockedWith: 200 | 403 | null
  /**
   * Response beyond 10,000 rows: a refusal, as observed today, or page 1, as in the source's published code.
   */
  beyondWindow: 'refused' | 'first-page'
  planted: string | null
}

export function answerSearch(
  query: URLSearchParams,
  switches: FederalRegisterSimulatorSwitches,
  documents: readonly SimulatedRuleDocument[],
): Response {
  const conditions = readConditions(query)
  if (conditions instanceof Response) return conditions
  const cursor = query.get('search_after_cursor')
  if (cursor !== null) {
    return Response.json({ status: 400, message: 'Invalid search_after_cursor token' }, { status: 400 })
  }
  const matches = sort(documents.filter(conditions.matches), query.get('order'), conditions)
  const { description } = conditions
  if (matches.length === 0) return Response.json({ description, count: 0 })
  const perPage = readPerPage(query.get('per_page'))
  const pageNumber = Number(query.get('page') ?? 1)
  if (pageNumber * perPage > WINDOW && switches.beyondWindow === 'refused') {
    const message = 'The search gives no more than 10,000 items'
    return Response.json({ status: 400, message }, { status: 400 })
  }
  const page = pageNumber >= 1 && pageNumber <= MOST_PAGES && pageNumber * perPage <= WINDOW ? pageNumber : 1
  const rows = matches.slice((page - 1) * perPage, page * perPage)
  const entries = rows.map((row) =>
    plant({ ...writeDocument(row), excerpts: writeExcerpt(row, conditions) }, switches.planted),
  )
  const count = Math.min(matches.length, WINDOW)
  return project(entries, query, (results) => ({
    description,
    count,
    total_pages: Math.min(Math.ceil(matches.length / perPage), MOST_PAGES),
    ...(page * perPage < count ? { next_page_url: nextPageUrl(query, page) } : {}),
    ...(rows.length > 0 ? { results } : {}),
  }))
}

function readPerPage(text: string | null): number {
  const perPage = Number(text ?? 20)
  return Number.isInteger(perPage) && perPage >= 2 && perPage <= 2_000 ? perPage : 20
}

function nextPageUrl(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  if (!query.has('conditions[term]')) next.set('search_after_cursor', 'WzAsInNhbXBsZSJd')
  return `https://www.federalregister.gov/api/v1/documents?${next}`
}

function sort(
  matches: SimulatedRuleDocument[],
  order: string | null,
  { term }: Conditions,
): SimulatedRuleDocument[] {
  if (order === 'oldest') return matches
  if (order === 'newest') return matches.reverse()
  const score = ({ title }: SimulatedRuleDocument) =>
    term?.words.filter((word) => title.toLowerCase().includes(word)).length ?? 0
  return matches.reverse().toSorted((a, b) => score(b) - score(a))
}

function writeExcerpt({ title, abstract }: SimulatedRuleDocument, { term }: Conditions): string | null {
  if (!term) return abstract
  return markHits(`${title}. ${abstract ?? ''}`, term.words)
}

interface Conditions {
  term: SimulatedTerm | null
  description: string
  matches(document: SimulatedRuleDocument): boolean
}

const plain = ['term', 'agencies', 'type', 'publication_date']

function readConditions(query: URLSearchParams): Conditions | Response {
  const names = [...query.keys()].flatMap((key) => /^conditions\[(\w+)\]/.exec(key)?.[1] ?? [])
  const stranger = names.find((name) => !plain.includes(name))
  if (stranger) return refuse({ [stranger]: 'is not a valid field' })
  const slugs = query.getAll('conditions[agencies][]')
  if (slugs.some((slug) => !agencyBySlug.has(slug))) return refuse({ agencies: 'invalid value' })
  const [from, to] = ['gte', 'lte'].map((bound) => query.get(`conditions[publication_date][${bound}]`))
  const isDay = (text: string | null | undefined) => !text || !Number.isNaN(Date.parse(text))
  // The source's own message has this space before the period.
  if (!isDay(from) || !isDay(to)) return refuse({ publication_date: 'Publication Date is not a valid .' })
  const typed = query.get('conditions[term]')
  const term = typed ? readTerm(typed) : null
  const types: readonly string[] = query.getAll('conditions[type][]')
  const targets = new Set(slugs.flatMap((slug) => [slug, ...childrenOf(slug)]))
  return {
    term,
    description: `Documents${typed ? ` matching '${typed}'` : ''} published in the sample register`,
    matches: ({ date, type, topic, title, abstract }) =>
      (!from || date >= from) &&
      (!to || date <= to) &&
      (types.length === 0 || types.includes(type)) &&
      (targets.size === 0 || topic.agencies.some((slug) => targets.has(slug))) &&
      (!term || term.matches(`${title} ${abstract ?? ''}`)),
  }
}

interface SimulatedTerm {
  matches(text: string): boolean
  words: readonly string[]
}

interface Part {
  text: string
  isExcluded: boolean
}

function readTerm(term: string): SimulatedTerm {
  const ways = term
    .toLowerCase()
    .split('|')
    .map(partsOf)
    .filter((parts) => parts.length > 0)
  const fits = (text: string, { text: sought, isExcluded }: Part) => text.includes(sought) !== isExcluded
  return {
    matches: (text) => ways.some((parts) => parts.every((part) => fits(text.toLowerCase(), part))),
    words: ways.flat().flatMap(({ text, isExcluded }) => (isExcluded ? [] : text.split(' '))),
  }
}

function partsOf(text: string): Part[] {
  return [...text.matchAll(/(!?)(?:"([^"]*)"(?:~\d+)?|([^\s"&!]+))/g)].flatMap(([, not, phrase, word]) => {
    const sought = (phrase ?? word ?? '').trim()
    return sought ? [{ text: sought, isExcluded: not === '!' }] : []
  })
}

function markHits(text: string, words: readonly string[]): string {
  const literal = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  const marked = literal
    ? text.replaceAll(new RegExp(literal, 'gi'), (hit) => `<span class="match">${hit}</span>`)
    : text
  return `9.\n \n \n ${marked} \n \n [FR Doc. Filed 12-30; 8:45 am] \n BILLING CODE 6717-01-P \n`
}

/** An agency's slug also matches documents of its child agencies. */
const childrenOf = (slug: string) =>
  [...agencyBySlug.values()].filter(({ parent }) => parent === slug).map((child) => child.slug)

const refuse = (errors: Record<string, string>) => Response.json({ errors }, { status: 400 })
