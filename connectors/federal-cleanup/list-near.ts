import { z } from 'zod'
import { middleOf } from '@/lib/arcgis/intersection'
import { withRows } from '@/lib/arcgis/layer-response'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { countiesOf } from '@/lib/geography/county-of'
import { stateAt } from '@/lib/geography/state-at'
import { cleanupSite } from '@/lib/records/cleanup-site/fields'
import { type CleanupListId, cleanupListIds, titleOfList } from '@/lib/records/cleanup-site/lists'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { milesToMeters } from '@/lib/units'
import { type CleanupSearchArea, measure, nearParams, queryOf, shapeOf } from './area'
import { readSuperfundSite } from './read-site'
import type { CleanupRow, PublishedSite } from './table'
import { tables } from './tables'
import { fetchArchived, fetchCount, fetchRows } from './wire'

const params = z.strictObject({ ...nearParams, list: z.enum(cleanupListIds) })

const result = z.object({
  sites: z.array(z.object(cleanupSite.shape)).describe('Within the distance, the nearest first.'),
  counted: z
    .int()
    .nullable()
    .describe('By the source within the distance; null: it cannot count by distance.'),
  unplaced: z.array(z.object(cleanupSite.shape)).describe('In the same county, without a position.'),
  missing: z.array(z.string()),
})

type Question = z.output<typeof params>
type Answer = z.output<typeof result>

/** Caches one list at one place, so that a failed list is retried while the others stay cached. */
export const listNear = {
  summary: 'The sites of one federal list within a distance of a point or of an outline.',
  params,
  result,
  example: { latitude: 29.725, longitude: -95.23, list: 'npl', miles: 1 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: (question, context) =>
    question.list === 'superfund-archived'
      ? findArchived(question, context)
      : findNear(question, question.list, context),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = defineSentences('federal-cleanup.list-near', {
  unreadable: 'EPA’s list “{title}” answered with rows we cannot read.',
  noCounty: 'The archived sites of Superfund are listed by county, and this place is in none.',
  manyArchived: 'This county has more archived sites than one answer takes.',
})

/** Half of the source's own row limit. */
const MOST_ROWS = 1_000

export const withinMiles = (around: CleanupSearchArea, miles: number) => ({
  ...queryOf(around),
  ...(around.bbox ? {} : { distance: milesToMeters(miles) }),
})

async function findNear(
  { list: _, miles, ...around }: Question,
  list: Exclude<CleanupListId, 'superfund-archived'>,
  context: MethodContext,
): Promise<Answer> {
  const table = tables[list]
  const within = withinMiles(around, miles)
  const page = await fetchRows(table, { ...within, limit: MOST_ROWS + 1 }, context)
  const { features, truncated } = withRows({ features: page.rows, truncated: page.truncated })
  const isCut = truncated || features.length > MOST_ROWS
  const sites = readSites(list, features.slice(0, MOST_ROWS), table.read, around)
  return {
    sites: sites.toSorted(byDistance),
    counted: isCut ? await fetchCount(table, within, context) : features.length,
    unplaced: [],
    missing: [...page.missing],
  }
}

async function findArchived(
  { list: _, miles, ...around }: Question,
  context: MethodContext,
): Promise<Answer> {
  const { latitude, longitude } = middleOf(shapeOf(around))
  const state = stateAt(longitude, latitude)
  const county = state && countiesOf(state).at(longitude, latitude)?.properties.fips
  if (around.bbox || !county) throw new ConnectorError('not_supported', texts.noCounty)
  const rows = await fetchArchived(county, MOST_ROWS, context)
  if (rows.length > MOST_ROWS) throw new ConnectorError('too_broad', texts.manyArchived)
  const sites = readSites('superfund-archived', rows, readSuperfundSite, around)
  return {
    sites: sites
      .filter((site) => site.distanceMiles !== null && site.distanceMiles <= miles)
      .toSorted(byDistance),
    counted: null,
    unplaced: sites.filter(({ distanceMiles }) => distanceMiles === null),
    missing: [],
  }
}

type Site = Answer['sites'][number]

function readSites(
  list: CleanupListId,
  rows: readonly CleanupRow[],
  readRow: (row: CleanupRow) => PublishedSite | null,
  around: CleanupSearchArea,
): Site[] {
  return readAll(list, rows, readRow).map((site) => ({ ...site, list, ...measure(around, site) }))
}

export function readAll(
  list: CleanupListId,
  rows: readonly CleanupRow[],
  readRow: (row: CleanupRow) => PublishedSite | null,
): PublishedSite[] {
  const sites = rows.map(readRow).filter((site) => site !== null)
  if (sites.length < rows.length) throw sourceChanged(texts.unreadable({ title: titleOfList(list) }))
  return sites
}

interface SitePosition {
  distanceMiles: number | null
  programId: string | null
}

export const byDistance = (one: SitePosition, other: SitePosition) =>
  (one.distanceMiles ?? Number.POSITIVE_INFINITY) - (other.distanceMiles ?? Number.POSITIVE_INFINITY) ||
  (one.programId ?? '').localeCompare(other.programId ?? '', 'en')
