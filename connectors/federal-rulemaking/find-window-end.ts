import { z } from 'zod'
import { HOUR, type Method } from '@/lib/connector/method'
import { EVEN } from './window'
import { MOST_PAGES, readSearch, searchUrl } from './wire'

const params = z.strictObject({
  term: z.string().optional(),
  agencies: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
  publicationDateStart: z.string().optional(),
  publicationDateEnd: z.string().optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
})
const result = z.object({ count: z.int().min(0), date: z.string().nullable() })

/** How many documents match, and when the last one was published that the source still serves. */
export const findWindowEnd = {
  summary: 'Publication date of the 10,000th match of a search, where there are so many.',
  params,
  result,
  example: {},
  cache: { freshFor: HOUR, staleFor: 24 * HOUR },
  async run(question, { upstream }) {
    const { count, results = [] } = await readSearch(
      upstream,
      searchUrl(question, { perPage: EVEN, page: MOST_PAGES }),
    )
    return { count, date: results.at(-1)?.publication_date ?? null }
  },
} satisfies Method<typeof params, typeof result>
