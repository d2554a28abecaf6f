import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { describeSeries } from './describe-series'
import { description } from './records'
import { fetchPopular, popularUrl } from './wire'

const params = z.strictObject({
  survey: z
    .string()
    .regex(/^\s*[A-Za-z0-9]+\s*$/, 'Only letters and digits, such as LA; listSurveys names them all.')
    .trim()
    .max(40, 'The letters of a survey are at most 40.')
    .toUpperCase()
    .optional()
    .describe('Letters of a survey, such as LA. Left out: of all surveys.'),
})
const result = z.object({
  source: z.string(),
  survey: z.string().nullable(),
  returned: z.int(),
  series: z.array(description),
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

export const getPopularSeries = {
  summary: 'The most requested series, of all surveys or of one.',
  params,
  result,
  example: { survey: 'LA' },
  cache: { freshFor: 7 * DAY, staleFor: 60 * DAY },
  async run({ survey }, context) {
    const ids = await fetchPopular(popularUrl(survey), context)
    return {
      source: context.connector.title,
      survey: survey ?? null,
      returned: ids.length,
      series: ids.map((id) => describeSeries(id.trim().toUpperCase())),
      notes: [
        'The source names these series by their ids only; names are ours, where one is known.',
        ...(ids.length === 0 ? ['None. Check the letters of the survey; listSurveys names them all.'] : []),
      ],
      caveats: context.connector.caveats,
    }
  },
  table: ({ series, notes }) => ({
    columns: [
      { key: 'seriesId', label: 'Series', type: 'text' },
      { key: 'name', label: 'Name', type: 'text' },
      { key: 'seasonality', label: 'Seasonally', type: 'text' },
    ],
    rows: series.map(({ seriesId, name, seasonality }) => ({ cells: { seriesId, name, seasonality } })),
    notes,
  }),
} satisfies Method<typeof params, typeof result>
