import { z } from 'zod'
import { type ConnectorMethod, HOUR } from '@/lib/connector/method'
import { fetchSearch, MOST_PAGES, MOST_PER_PAGE, type RegisterPageParams, searchUrl, WINDOW } from './wire'

interface Plan {
  portions: RegisterPageParams[]
  skip: number
}

/** Page size with which the maximum number of pages covers the window exactly. */
const EVEN = WINDOW / MOST_PAGES

/**
 * The source serves only the first 50 pages of any page size. Rows after page 50 come from one page of a
 * larger size that contains them all, or else from several pages of `EVEN` rows.
 */
export function planWindow(offset: number, size: number): Plan {
  // The source silently replaces a page size of 1 by 20.
  for (let perPage = size === 1 ? 2 : size; perPage <= MOST_PER_PAGE; perPage += size) {
    const page = Math.floor(offset / perPage) + 1
    if (page <= MOST_PAGES && page * perPage <= WINDOW) {
      return { portions: [{ perPage, page }], skip: offset - (page - 1) * perPage }
    }
  }
  const first = Math.floor(offset / EVEN) + 1
  const last = Math.ceil(Math.min(offset + size, WINDOW) / EVEN)
  const portions = Array.from({ length: last - first + 1 }, (_, index) => ({
    perPage: EVEN,
    page: first + index,
  }))
  return { portions, skip: offset - (first - 1) * EVEN }
}

const params = z.strictObject({
  term: z.string().optional(),
  agencies: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
  publicationDateStart: z.string().optional(),
  publicationDateEnd: z.string().optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
})
const result = z.object({ count: z.int().min(0), date: z.string().nullable() })

export const findWindowEnd = {
  summary: 'Publication date of the 10,000th match of a search, where there are so many.',
  params,
  result,
  example: {},
  cache: { freshFor: HOUR, staleFor: 24 * HOUR },
  async run(question, { upstream }) {
    const { count, results = [] } = await fetchSearch(
      upstream,
      searchUrl(question, { perPage: EVEN, page: MOST_PAGES }),
    )
    return { count, date: results.at(-1)?.publication_date ?? null }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
