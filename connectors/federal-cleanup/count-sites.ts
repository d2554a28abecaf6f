import { z } from 'zod'
import type { CallEachResult, ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { type CleanupListCount, countedList } from '@/lib/records/cleanup-site/counted-list'
import { describeList, notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { cleanupListIds, isCounted } from '@/lib/records/cleanup-site/lists'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type CleanupListRadius, listsParams, queryOf, toSearches } from './area'
import { countNear } from './count-near'

const texts = defineSentences('federal-cleanup.count-sites', {
  noneCounted: 'The source counts none of these lists by distance. Ask searchSites for the sites.',
})

const params = z.strictObject(listsParams)

const result = z.object({
  query: params,
  lists: z
    .array(z.object(countedList.shape))
    .describe('A list that failed, or that the source does not count by distance, has no count: never 0.'),
  caveats: z.array(z.string()),
})

export type CleanupCounts = z.output<typeof result>

export const countSites = {
  summary:
    'How many sites each federal cleanup list has around a WGS84 point, the outline of a lot or in a box, as the source itself counts them. A list that failed has no count.',
  title: 'Counts of the federal cleanup lists around a place',
  params,
  result,
  example: { latitude: 29.725, longitude: -95.23 },
  cache: false,
  cost: 2,
  run: countLists,
  table: ({ lists, caveats }) => countedList.table(lists, caveats),
  cite: () => ({ dataset: 'Federal cleanup lists of EPA' }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function countLists(
  query: z.output<typeof params>,
  { callEach, connector }: MethodContext,
): Promise<z.input<typeof result>> {
  const { miles, lists = cleanupListIds, ...around } = query
  queryOf(around)
  const searches = toSearches(lists, miles)
  const countable = searches.filter(({ list }) => isCounted(list))
  const parts = await callEach(
    countNear,
    countable.map((each) => ({ ...around, ...each })),
  )
  const failures = parts.flatMap((part) => (part.ok ? [] : [part.error]))
  if (parts.length > 0 && failures.length === parts.length) throw failures[0]
  const counts = searches.map((each) => summarize(each, parts[countable.indexOf(each)]))
  return {
    query,
    lists: counts,
    caveats: [
      ...(countable.length === 0 ? [texts.noneCounted] : []),
      ...counts.filter(({ state }) => state === 'failed').flatMap(describeFailure),
      notAssessment,
      notSearched,
      ...connector.caveats,
    ],
  }
}

function summarize(
  search: CleanupListRadius,
  part: CallEachResult<z.output<typeof countNear.result>> | undefined,
): CleanupListCount {
  if (!part) return { ...search, state: 'not-counted', count: null, problem: null }
  return part.ok
    ? { ...search, state: 'counted', count: part.data.count, problem: null }
    : { ...search, state: 'failed', count: null, problem: part.error.message }
}

const describeFailure = ({ list, miles, problem }: CleanupListCount) =>
  describeList({ list, miles, state: 'failed', listed: null, notLoaded: null, unplaced: null, problem })
