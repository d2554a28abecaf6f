import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { seriesTable } from '@/lib/records/series/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { loadedSeries, loadSeries } from './load-series'
import { areInOrder, citeSeries, describeNotes, orderProblem, questionShape, seriesId } from './series-params'

const texts = defineSentences('federal-labor-stats.get-series', {
  unknown:
    'The Bureau of Labor Statistics has no series {id}. Check each letter; getPopularSeries and listSurveys show where to look.',
})

const params = z.strictObject({ seriesId, ...questionShape }).refine(areInOrder, orderProblem)

const result = z.object({
  source: z.string(),
  startYear: z.int(),
  endYear: z.int(),
  isComplete: z.boolean().describe('Every year asked for was loaded.'),
  series: loadedSeries,
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

export const getSeries = {
  summary:
    'One time series of labor or price statistics, year by year; endYear not before startYear. We keep each block of years for a day, and put each answer together from them.',
  params,
  result,
  example: { seriesId: 'CUUR0000SEHA', startYear: 2022, endYear: 2024 },
  cache: false,
  async run({ seriesId: id, ...query }, context) {
    const { years, series, failure } = await loadSeries({ ...query, seriesIds: [id] }, context)
    const [only] = series
    if (!only || only.status === 'not_found') throw unknown(id)
    if (only.status === 'failed' && failure) throw failure
    return {
      source: context.connector.title,
      ...years,
      isComplete: only.missingYears.length === 0,
      series: only,
      notes: describeNotes({ ...query, years }, series, context),
      caveats: context.connector.caveats,
    }
  },
  table: ({ series, notes }) => seriesTable([series], notes),
  cite: ({ series }) => citeSeries([series]),
} satisfies ConnectorMethod<typeof params, typeof result>

const unknown = (id: string) => new ConnectorError('not_found', texts.unknown({ id }), { field: 'seriesId' })
