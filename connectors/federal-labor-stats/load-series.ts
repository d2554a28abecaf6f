import { z } from 'zod'
import type { ConnectorError } from '@/lib/connector/errors'
import type { CallEachResult, MethodContext } from '@/lib/connector/method'
import { series as kind } from '@/lib/records/series/fields'
import { describeSeries } from './describe-series'
import { limitsOf } from './key'
import { newestFirst, observed } from './read-observation'
import { type SeriesBlock, seriesBlock } from './series-block'
import { type LaborSeriesCatalog, readCatalogs, seriesCatalog } from './series-catalog'

const missingYears = z.object({
  startYear: z.int(),
  endYear: z.int(),
  code: z.string(),
  message: z.string(),
})

export const loadedSeries = z.object({
  ...kind.shape,
  status: z
    .enum(['loaded', 'partial', 'no_data', 'not_found', 'failed'])
    .describe('partial: we could not load some years, see missingYears.'),
  observations: z.array(observed).describe('Newest first.'),
  catalog: seriesCatalog.result.shape.catalogs.valueType
    .optional()
    .describe('What the source says of the series.'),
  missingYears: z.array(missingYears).describe('Years that we could not load, and why.'),
  retrievedAt: z.string().nullable().describe('Of the oldest part.'),
  isRefreshDue: z.boolean().describe('We asked for a newer answer and got none.'),
  hasUnreadRemark: z.boolean().describe('The source added a remark that we do not understand.'),
})

export type LaborSeries = z.output<typeof loadedSeries>

interface Question extends Partial<YearSpan> {
  seriesIds: string[]
  calculations: boolean
  catalog: boolean
}

interface SeriesRows {
  years: YearSpan
  series: LaborSeries[]
  failure: ConnectorError | undefined
}

export async function loadSeries(question: Question, context: MethodContext): Promise<SeriesRows> {
  const { settings, now } = context
  const thisYear = now().getUTCFullYear()
  const years = chosenYears(question, thisYear)
  const blocks = yearBlocks(years, thisYear, limitsOf(settings).years)
  const calculations = question.calculations && settings.BLS_API_KEY !== undefined
  const ask = async (seriesIds: readonly string[], some: readonly YearSpan[]): Promise<SeriesPart[]> => {
    const pairs = some.flatMap((block) => seriesIds.map((seriesId) => ({ seriesId, block })))
    const questions = pairs.map(({ seriesId, block }) => ({ seriesId, ...block, calculations }))
    const parts = await context.callEach(seriesBlock, questions)
    return parts.flatMap((part, index) => {
      const each = pairs[index]
      return each ? [{ ...each, part }] : []
    })
  }
  // The newest years are requested first, so that they arrive even if the quota runs out. A series that is
  // unknown in this first response causes no further requests.
  const newest = await ask(question.seriesIds, blocks.slice(0, 1))
  const unknown = newest.flatMap(({ seriesId, part }) =>
    part.ok && part.data.kind === 'unknown' ? [seriesId] : [],
  )
  const existing = question.seriesIds.filter((seriesId) => !unknown.includes(seriesId))
  const parts = [...newest, ...(await ask(existing, blocks.slice(1)))]
  // The catalog is requested last, so that it never uses quota that the data need.
  const catalogs = await readCatalogs(
    existing.filter((seriesId) => hasData(seriesId, parts) && (question.catalog || !isNamed(seriesId))),
    context,
  )
  const series = question.seriesIds.map((seriesId) =>
    merge(
      seriesId,
      parts.filter((each) => each.seriesId === seriesId),
      years,
      question.catalog,
      catalogs[seriesId] ?? null,
    ),
  )
  const [failure] = parts.flatMap(({ part }) => (part.ok ? [] : [part.error]))
  return { years, series, failure }
}

const hasData = (seriesId: string, parts: readonly SeriesPart[]) =>
  parts.some((each) => each.seriesId === seriesId && each.part.ok && each.part.data.kind === 'data')

function isNamed(seriesId: string): boolean {
  const { name, isNameUnconfirmed } = describeSeries(seriesId)
  return name !== seriesId && !isNameUnconfirmed
}

interface SeriesPart {
  seriesId: string
  block: YearSpan
  part: CallEachResult<SeriesBlock>
}

function merge(
  seriesId: string,
  parts: SeriesPart[],
  years: YearSpan,
  withCatalog: boolean,
  catalog: LaborSeriesCatalog | null,
): LaborSeries {
  const blocks = parts.flatMap(({ part }) => (part.ok ? [part] : []))
  const observations = blocks
    .flatMap(({ data }) => data.observations)
    .filter(({ year }) => year >= years.startYear && year <= years.endYear)
    .toSorted(newestFirst)
  const missing = parts.flatMap(({ block, part }) => (part.ok ? [] : [toMissing(block, part.error, years)]))
  return {
    ...describeSeries(seriesId, catalog),
    status: statusOf(blocks, observations.length, missing.length),
    observations,
    ...(withCatalog ? { catalog } : {}),
    missingYears: missing,
    retrievedAt: blocks.map(({ retrievedAt }) => retrievedAt).toSorted()[0] ?? null,
    isRefreshDue: blocks.some(({ refreshFailed }) => refreshFailed),
    hasUnreadRemark: blocks.some(({ data }) => data.hasUnreadRemark),
  }
}

function statusOf(
  blocks: { data: SeriesBlock }[],
  observations: number,
  missing: number,
): LaborSeries['status'] {
  if (observations > 0) return missing > 0 ? 'partial' : 'loaded'
  if (blocks.some(({ data }) => data.kind === 'unknown')) return 'not_found'
  return missing > 0 ? 'failed' : 'no_data'
}

function toMissing(block: YearSpan, { code, message }: ConnectorError, years: YearSpan) {
  return {
    startYear: Math.max(block.startYear, years.startYear),
    endYear: Math.min(block.endYear, years.endYear),
    code,
    message,
  }
}

export interface YearSpan {
  startYear: number
  endYear: number
}

export const FIRST_YEAR = 1913
export const LAST_YEAR = 2100

/**
 * Blocks are aligned to the current year instead of the requested years, so that all visitors share the same
 * cached blocks.
 */
export function yearBlocks({ startYear, endYear }: YearSpan, thisYear: number, size: number): YearSpan[] {
  const blocks: YearSpan[] = []
  for (let end = thisYear; end >= startYear; end -= size) {
    const start = end - size + 1
    if (start <= endYear) blocks.push({ startYear: Math.max(FIRST_YEAR, start), endYear: end })
  }
  return blocks
}

const USUAL_YEARS = 3

function chosenYears(range: Partial<YearSpan>, thisYear: number): YearSpan {
  const endYear = range.endYear ?? Math.max(thisYear, range.startYear ?? 0)
  return { startYear: range.startYear ?? Math.max(FIRST_YEAR, endYear - USUAL_YEARS + 1), endYear }
}
