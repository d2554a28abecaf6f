import { z } from 'zod'
import { type Method, MINUTE } from '@/lib/connector/method'
import { readMoney, readText } from './published-values'
import { toParameters } from './query-parameters'
import { readCounts, searchCounts } from './search-counts'
import { searchParams } from './search-params'
import { serviceNames } from './services'
import { classifySearch, searchAnswer, searchUrl } from './wire'

export const question = { service: z.enum(serviceNames), query: searchParams }

const params = z.strictObject({
  ...question,
  attempt: z
    .int()
    .min(0)
    .max(2)
    .default(0)
    .describe('Counts up when the number of an earlier attempt was forgotten.'),
})

const result = z.object({
  /** True where the source finds more rows than it gives out. */
  refused: z.boolean(),
  totalRows: z.int().nullable(),
  queryId: z.string().nullable(),
  counts: searchCounts,
  totalPenalties: z.object({ text: z.string(), usd: z.number().nullable() }).nullable(),
  sourceVersion: z.string().nullable(),
  ranAt: z.string(),
})

export type QueryRun = z.output<typeof result>

/** The source remembers a query about half an hour, and gives its small number to somebody else after that. */
export const MEMORY = { freshFor: 20 * MINUTE, staleFor: 0 }

export const runQuery = {
  summary: 'Runs a search at the source: totals and the number under which its rows can be read for a while.',
  params,
  result,
  example: { service: 'all-media', query: { latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 } },
  cache: MEMORY,
  async run({ service, query }, { upstream, now }) {
    const url = searchUrl(service, toParameters(query))
    const answer = await upstream.json({ url }, searchAnswer, { classify: classifySearch })
    const results = answer.kind === 'found' ? answer.results : undefined
    return {
      refused: answer.kind === 'refused',
      totalRows: answer.rows,
      queryId: results?.QueryID ?? null,
      counts: readCounts(service, results ?? {}),
      totalPenalties: readMoney(results?.TotalPenalties),
      sourceVersion: readText(results?.Version),
      ranAt: now().toISOString(),
    }
  },
} satisfies Method<typeof params, typeof result>
