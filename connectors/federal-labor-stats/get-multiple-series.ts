import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { seriesTable } from '@/lib/records/series/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { loadedSeries, loadSeries } from './load-series'
import { areInOrder, citeSeries, describeNotes, orderProblem, questionShape, seriesId } from './series-params'

const texts = defineSentences('federal-labor-stats.get-multiple-series', {
  nameAtLeastOne: 'Name at least one series.',
  mostSeriesAtOnce: 'At most {mostSeries} series at once.',
  seriesNamedMoreThan: 'Series named more than once were answered once ({repeated} left out).',
})

const MOST_SERIES = 50

const params = z
  .strictObject({
    seriesIds: z
      .array(seriesId)
      .min(1, texts.nameAtLeastOne)
      .max(MOST_SERIES, texts.mostSeriesAtOnce({ mostSeries: MOST_SERIES }))
      .describe('Ids of the series; one named twice is answered once.'),
    ...questionShape,
  })
  .refine(areInOrder, orderProblem)

const result = z.object({
  source: z.string(),
  startYear: z.int(),
  endYear: z.int(),
  requested: z.int().describe('Different series asked for.'),
  isComplete: z.boolean().describe('Every series exists and every year asked for was loaded.'),
  series: z.array(loadedSeries).describe('In the order asked for; each says what became of it.'),
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

export const getMultipleSeries = {
  summary:
    'Up to 50 time series over the same years; endYear not before startYear. A series that fails or does not exist says so, and the others are answered. We keep each series and block of years for a day, and put each answer together from them.',
  params,
  result,
  example: { seriesIds: ['WPUSI012011', 'CES2000000003'], startYear: 2022, endYear: 2024 },
  cache: false,
  async run({ seriesIds, ...query }, context) {
    const different = [...new Set(seriesIds)]
    const { years, series, failure } = await loadSeries({ ...query, seriesIds: different }, context)
    if (failure && series.every(({ status }) => status === 'failed')) throw failure
    const repeated = seriesIds.length - different.length
    return {
      source: context.connector.title,
      ...years,
      requested: different.length,
      isComplete: series.every(({ status }) => status === 'loaded' || status === 'no_data'),
      series,
      notes: [
        ...describeNotes({ ...query, years }, series, context),
        ...(repeated > 0 ? [texts.seriesNamedMoreThan({ repeated })] : []),
      ],
      caveats: context.connector.caveats,
    }
  },
  table: ({ series, notes }) => seriesTable(series, notes),
  cite: ({ series }) => citeSeries(series),
} satisfies ConnectorMethod<typeof params, typeof result>
