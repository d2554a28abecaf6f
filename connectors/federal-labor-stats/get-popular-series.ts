import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { series as kind } from '@/lib/records/series/fields'
import { seriesListTable } from '@/lib/records/series/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { describeSeries } from './describe-series'
import { fetchPopular, popularUrl } from './wire'

const texts = defineSentences('federal-labor-stats.get-popular-series', {
  onlyLettersAndDigits: 'Only letters and digits, such as LA; listSurveys names them all.',
  lettersOfASurvey: 'The letters of a survey are at most 40.',
  sourceNamesTheseSeries:
    'The source names these series by their ids only; names are ours, where one is known.',
  noneCheckTheLetters: 'None. Check the letters of the survey; listSurveys names them all.',
})

const params = z.strictObject({
  survey: z
    .string()
    .regex(/^\s*[A-Za-z0-9]+\s*$/, texts.onlyLettersAndDigits)
    .trim()
    .max(40, texts.lettersOfASurvey)
    .toUpperCase()
    .optional()
    .describe('Letters of a survey, such as LA. Left out: of all surveys.'),
})
const result = z.object({
  source: z.string(),
  survey: z.string().nullable(),
  returned: z.int(),
  series: z.array(z.object(kind.shape)),
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
      notes: [texts.sourceNamesTheseSeries, ...(ids.length === 0 ? [texts.noneCheckTheLetters] : [])],
      caveats: context.connector.caveats,
    }
  },
  table: ({ series, notes }) => seriesListTable(series, notes),
} satisfies ConnectorMethod<typeof params, typeof result>
