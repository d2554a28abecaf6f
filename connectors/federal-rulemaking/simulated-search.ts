import { type Conditions, readConditions } from './simulated-conditions'
import { writeDocument } from './simulated-document-json'
import type { SimulatedDocument } from './simulated-documents'
import { plant, project } from './simulated-projection'
import { markHits } from './simulated-term'
import type { RegisterSwitches } from './simulator'

const WINDOW = 10_000
const MOST_PAGES = 50

export function answerSearch(
  query: URLSearchParams,
  switches: RegisterSwitches,
  documents: readonly SimulatedDocument[],
): Response {
  const conditions = readConditions(query)
  if (conditions instanceof Response) return conditions
  const cursor = query.get('search_after_cursor')
  if (cursor !== null) {
    return Response.json({ status: 400, message: 'Invalid search_after_cursor token' }, { status: 400 })
  }
  const found = sort(documents.filter(conditions.matches), query.get('order'), conditions)
  const { description } = conditions
  // No match: neither results nor pages.
  if (found.length === 0) return Response.json({ description, count: 0 })
  const perPage = readPerPage(query.get('per_page'))
  const asked = Number(query.get('page') ?? 1)
  if (asked * perPage > WINDOW && switches.beyondWindow === 'refused') {
    const message = 'The search gives no more than 10,000 items'
    return Response.json({ status: 400, message }, { status: 400 })
  }
  const page = asked >= 1 && asked <= MOST_PAGES && asked * perPage <= WINDOW ? asked : 1
  const rows = found.slice((page - 1) * perPage, page * perPage)
  const written = rows.map((row) =>
    plant({ ...writeDocument(row), excerpts: writeExcerpt(row, conditions) }, switches.planted),
  )
  const count = Math.min(found.length, WINDOW)
  return project(written, query, (results) => ({
    description,
    count,
    total_pages: Math.min(Math.ceil(found.length / perPage), MOST_PAGES),
    ...(page * perPage < count ? { next_page_url: nextPageUrl(query, page) } : {}),
    ...(rows.length > 0 ? { results } : {}),
  }))
}

/** One a page, and whatever is no number, silently becomes twenty. */
function readPerPage(text: string | null): number {
  const perPage = Number(text ?? 20)
  return Number.isInteger(perPage) && perPage >= 2 && perPage <= 2_000 ? perPage : 20
}

/** Without words a cursor leads on beyond the window; with words there are pages only. */
function nextPageUrl(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  if (!query.has('conditions[term]')) next.set('search_after_cursor', 'WzAsInNhbXBsZSJd')
  return `https://www.federalregister.gov/api/v1/documents?${next}`
}

function sort(found: SimulatedDocument[], order: string | null, { term }: Conditions): SimulatedDocument[] {
  if (order === 'oldest') return found
  if (order === 'newest') return found.reverse()
  const score = ({ title }: SimulatedDocument) =>
    term?.words.filter((word) => title.toLowerCase().includes(word)).length ?? 0
  return found.reverse().toSorted((a, b) => score(b) - score(a))
}

/** With words the places where they stand, as HTML; without, the beginning of the abstract. */
function writeExcerpt({ title, abstract }: SimulatedDocument, { term }: Conditions): string | null {
  if (!term) return abstract
  return markHits(`${title}. ${abstract ?? ''}`, term.words)
}
