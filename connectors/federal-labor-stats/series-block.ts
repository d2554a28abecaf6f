import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { limitsOf } from './key'
import { newestFirst, observation, toObservation } from './records'
import { readSeries, type WireSeries } from './wire'

const params = z.strictObject({
  seriesId: z.string(),
  startYear: z.int(),
  endYear: z.int(),
  calculations: z.boolean(),
})

const result = z.object({
  kind: z.enum(['data', 'empty', 'unknown']),
  observations: z.array(observation),
  catalog: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
  hasUnreadRemark: z.boolean().describe('The source added something that we do not understand.'),
})

type Question = z.output<typeof params>
export type SeriesBlock = z.output<typeof result>

/** The unit that is kept: one series over one block of years. Several go into one request. */
export const seriesBlock = {
  summary: 'One series over a block of years, as long as the source gives in one answer.',
  params,
  result,
  example: { seriesId: 'WPUSI012011', startYear: 2015, endYear: 2024, calculations: false },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  together: {
    most: (settings) => limitsOf(settings).series,
    alike: ({ startYear, endYear, calculations }) => `${startYear} ${endYear} ${calculations}`,
    run: readBlocks,
  },
  async run(question, context) {
    const [block] = await readBlocks([question], context)
    if (block === undefined || block instanceof ConnectorError) throw block
    return block
  },
} satisfies Method<typeof params, typeof result>

/** All of the same years, in one request. */
async function readBlocks(
  several: readonly Question[],
  context: Context,
): Promise<(SeriesBlock | ConnectorError)[]> {
  const [first] = several
  if (!first) return []
  const { startYear, endYear, calculations } = first
  const seriesIds = several.map(({ seriesId }) => seriesId)
  const { messages, series } = await readSeries({ seriesIds, startYear, endYear, calculations }, context)
  const remarks = sortRemarks(messages)
  const found = new Map(series.map((each) => [each.seriesID.trim().toUpperCase(), each]))
  return several.map((question) => toBlock(question, found.get(question.seriesId), remarks))
}

interface Remarks {
  unknown: Set<string>
  troubled: Set<string>
  /** About no series in particular. */
  hasUnread: boolean
}

/** Under "succeeded" too the source says in sentences what it could not give, and for which series. */
function sortRemarks(messages: readonly string[]): Remarks {
  const remarks: Remarks = { unknown: new Set(), troubled: new Set(), hasUnread: false }
  for (const message of messages) {
    const id = /\bfor series:?\s+([\w#-]+)/i.exec(message)?.[1]?.toUpperCase()
    if (id && /does not exist/i.test(message)) remarks.unknown.add(id)
    else if (id && !/^no data available/i.test(message)) remarks.troubled.add(id)
    else if (!id && message.trim() !== '') remarks.hasUnread = true
  }
  return remarks
}

function toBlock(
  { seriesId, startYear, endYear }: Question,
  found: WireSeries | undefined,
  { unknown, troubled, hasUnread }: Remarks,
): SeriesBlock | ConnectorError {
  const observations = (found?.data ?? [])
    .filter(({ year }) => year >= startYear && year <= endYear)
    .map(toObservation)
    .toSorted(newestFirst)
  const hasUnreadRemark = hasUnread || (troubled.has(seriesId) && observations.length > 0)
  const catalog = found?.catalog ? plainValues(found.catalog) : null
  if (observations.length > 0) return { kind: 'data', observations, catalog, hasUnreadRemark }
  if (unknown.has(seriesId)) return { kind: 'unknown', observations, catalog, hasUnreadRemark }
  // A list that the source cut leaves series out; that must not read as "no data".
  if (!found || troubled.has(seriesId)) {
    return new ConnectorError(
      'upstream_unavailable',
      `The Bureau of Labor Statistics could not read series ${seriesId} just now. Try again in a minute.`,
    )
  }
  return { kind: 'empty', observations, catalog, hasUnreadRemark }
}

const plainValues = (catalog: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(catalog).filter(
      (entry): entry is [string, string | number | boolean | null] => !(entry[1] instanceof Object),
    ),
  )
