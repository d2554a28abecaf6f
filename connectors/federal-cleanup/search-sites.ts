import { z } from 'zod'
import type { CallEachResult, ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { formatList } from '@/lib/format'
import { describeList, notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { cleanupSite } from '@/lib/records/cleanup-site/fields'
import { noteOfList } from '@/lib/records/cleanup-site/list-notes'
import { type CleanupListId, cleanupListIds, titleOfList } from '@/lib/records/cleanup-site/lists'
import { type CleanupListResult, searchedList } from '@/lib/records/cleanup-site/searched-list'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type CleanupListRadius, listsParams, queryOf, toSearches } from './area'
import { byDistance, listNear } from './list-near'

const texts = defineSentences('federal-cleanup.search-sites', {
  missing: 'The list “{title}” no longer publishes {columns}, so these are left out.',
})

const params = z.strictObject(listsParams)

const result = z.object({
  query: params,
  measuredFrom: z
    .enum(['point', 'outline'])
    .nullable()
    .describe('Null for a box, whose sites have no distance.'),
  lists: z.array(z.object(searchedList.shape)).describe('A list that failed is never a list without sites.'),
  sites: z
    .array(z.object(cleanupSite.shape))
    .describe('One row for each site and list within the distance, the nearest first.'),
  unplaced: z
    .array(z.object(cleanupSite.shape))
    .describe('Archived sites of the same county that have no position.'),
  caveats: z.array(z.string()),
})

export type CleanupSearchResult = z.output<typeof result>

export const searchSites = {
  summary:
    'Federal cleanup records around one WGS84 point or the GeoJSON outline of a lot: Superfund sites (priorities list, deleted, other, archived), hazardous waste (corrective action, treatment and disposal, generators and other handlers), brownfields, removals, underground tanks and their releases. Each list says found, none or failed, within which distance, and how many the source counts.',
  title: 'Federal cleanup lists around a place',
  params,
  result,
  example: { latitude: 29.725, longitude: -95.23 },
  cache: false,
  cost: 3,
  run: findSites,
  table: ({ sites, unplaced, lists, caveats }) =>
    cleanupSite.table([...sites, ...unplaced], [...lists.flatMap(describeList), ...caveats]),
  cite: () => ({ dataset: 'Federal cleanup lists of EPA' }),
} satisfies ConnectorMethod<typeof params, typeof result>

/** Omits the list of archived sites for a box, because the source lists archived sites only by county. */
const listsFor = ({ bbox }: { bbox?: unknown }): readonly CleanupListId[] =>
  bbox ? cleanupListIds.filter((list) => list !== 'superfund-archived') : cleanupListIds

type Part = CallEachResult<z.output<typeof listNear.result>>

async function findSites(
  query: z.output<typeof params>,
  { callEach, connector }: MethodContext,
): Promise<z.input<typeof result>> {
  const { miles, lists = listsFor(query), ...around } = query
  queryOf(around)
  const searches = toSearches(lists, miles)
  const parts = await callEach(
    listNear,
    searches.map((each) => ({ ...around, ...each })),
  )
  const failures = parts.flatMap((part) => (part.ok ? [] : [part.error]))
  if (failures.length === parts.length) throw failures[0]
  const summaries = searches.map((each, index) => summarize(each, parts[index]))
  const answers = parts.flatMap((part) => (part.ok ? [part.data] : []))
  return {
    query,
    measuredFrom: around.bbox ? null : around.polygon ? 'outline' : 'point',
    lists: summaries,
    sites: answers.flatMap(({ sites }) => sites).toSorted(byDistance),
    unplaced: answers.flatMap(({ unplaced }) => unplaced),
    caveats: [
      ...summaries.filter(({ state }) => state === 'failed').flatMap(describeList),
      ...searches.flatMap((each, index) => describeMissing(each, parts[index])),
      notAssessment,
      notSearched,
      ...connector.caveats,
    ],
  }
}

function summarize({ list, miles }: CleanupListRadius, part: Part | undefined): CleanupListResult {
  const search = { list, miles, note: noteOfList(list) }
  if (!part?.ok) {
    const problem = part?.error.message ?? null
    return { ...search, state: 'failed', listed: null, notLoaded: null, unplaced: null, problem }
  }
  const { sites, counted, unplaced } = part.data
  const listed = sites.length
  const notLoaded = Math.max(0, (counted ?? listed) - listed)
  return {
    ...search,
    state: listed + notLoaded > 0 ? 'found' : 'none',
    listed,
    notLoaded,
    unplaced: unplaced.length,
    problem: null,
  }
}

function describeMissing({ list }: CleanupListRadius, part: Part | undefined): string[] {
  if (!part?.ok || part.data.missing.length === 0) return []
  return [texts.missing({ title: titleOfList(list), columns: formatList(part.data.missing) })]
}
