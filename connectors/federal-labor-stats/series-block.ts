import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { limitsOf } from './key'
import { newestFirst, observed, toObservation } from './read-observation'
import { fetchSeries, type WireSeries } from './wire'

const texts = defineSentences('federal-labor-stats.series-block', {
  bureauOfLaborStatistics:
    'The Bureau of Labor Statistics could not read series {seriesId} just now. Try again in a minute.',
})

const params = z.strictObject({
  seriesId: z.string(),
  startYear: z.int(),
  endYear: z.int(),
  calculations: z.boolean(),
})

const result = z.object({
  kind: z.enum(['data', 'empty', 'unknown']),
  observations: z.array(observed),
  hasUnreadRemark: z.boolean().describe('The source added something that we do not understand.'),
})

type Question = z.output<typeof params>
export type SeriesBlock = z.output<typeof result>

export const seriesBlock = {
  summary: 'One series over a block of years, as long as the source gives in one answer.',
  params,
  result,
  example: { seriesId: 'WPUSI012011', startYear: 2015, endYear: 2024, calculations: false },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  together: {
    most: (settings) => limitsOf(settings).series,
    alike: ({ startYear, endYear, calculations }) => `${startYear} ${endYear} ${calculations}`,
    run: fetchBlocks,
  },
  async run(question, context) {
    const [block] = await fetchBlocks([question], context)
    if (block === undefined || block instanceof ConnectorError) throw block
    return block
  },
} satisfies ConnectorMethod<typeof params, typeof result>

async function fetchBlocks(
  several: readonly Question[],
  context: MethodContext,
): Promise<(SeriesBlock | ConnectorError)[]> {
  const [first] = several
  if (!first) return []
  const { startYear, endYear, calculations } = first
  const seriesIds = several.map(({ seriesId }) => seriesId)
  const { messages, series } = await fetchSeries({ seriesIds, startYear, endYear, calculations }, context)
  const remarks = sortRemarks(messages)
  const bySeriesId = new Map(series.map((each) => [each.seriesID.trim().toUpperCase(), each]))
  return several.map((question) => toBlock(question, bySeriesId.get(question.seriesId), remarks))
}

/** Messages that need no caveat. The source mentions the catalog even if it was not requested. */
const HARMLESS = /^\s*no data available|unable to get catalog data|catalog has been disabled/i

interface Remarks {
  unknown: Set<string>
  troubled: Set<string>
  hasUnread: boolean
}

/** The source explains a missing series only in a message, even if the status is "succeeded". */
function sortRemarks(messages: readonly string[]): Remarks {
  const remarks: Remarks = { unknown: new Set(), troubled: new Set(), hasUnread: false }
  for (const message of messages) {
    const id = /\bfor series:?\s+([\w#-]+)/i.exec(message)?.[1]?.toUpperCase()
    if (id && /does not exist|^\s*invalid series/i.test(message)) remarks.unknown.add(id)
    else if (HARMLESS.test(message)) continue
    else if (id) remarks.troubled.add(id)
    else if (!id && message.trim() !== '') remarks.hasUnread = true
  }
  return remarks
}

function toBlock(
  { seriesId, startYear, endYear }: Question,
  wireSeries: WireSeries | undefined,
  { unknown, troubled, hasUnread }: Remarks,
): SeriesBlock | ConnectorError {
  const observations = (wireSeries?.data ?? [])
    .filter(({ year }) => year >= startYear && year <= endYear)
    .map(toObservation)
    .toSorted(newestFirst)
  const hasUnreadRemark = hasUnread || (troubled.has(seriesId) && observations.length > 0)
  if (observations.length > 0) return { kind: 'data', observations, hasUnreadRemark }
  if (unknown.has(seriesId)) return { kind: 'unknown', observations, hasUnreadRemark }
  // A truncated response lacks series, so an absent series is a failure and does not mean "no data".
  if (!wireSeries || troubled.has(seriesId)) {
    return new ConnectorError('upstream_unavailable', texts.bureauOfLaborStatistics({ seriesId }))
  }
  return { kind: 'empty', observations, hasUnreadRemark }
}
