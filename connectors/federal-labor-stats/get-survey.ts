import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { surveyDetails, toSurveyDetails } from './list-surveys'
import { fetchSurveys, surveyUrl } from './wire'

const texts = defineSentences('federal-labor-stats.get-survey', {
  onlyLettersAndDigits: 'Only letters and digits, such as CU; listSurveys names them all.',
  giveTheLettersOfASurvey: 'Give the letters of a survey, such as CU.',
  lettersOfASurvey: 'The letters of a survey are at most 20.',
  unknown: 'The Bureau of Labor Statistics has no survey {abbr}. listSurveys names them all.',
})

const params = z.strictObject({
  abbr: z
    .string()
    .regex(/^\s*[A-Za-z0-9]*\s*$/, texts.onlyLettersAndDigits)
    .trim()
    .min(1, texts.giveTheLettersOfASurvey)
    .max(20, texts.lettersOfASurvey)
    .toUpperCase()
    .describe('Letters of the survey, such as CU.'),
})
const result = z.object({ source: z.string(), survey: surveyDetails, caveats: z.array(z.string()) })

export const getSurvey = {
  summary: 'One survey: its name, and which changes and averages the source computes for it.',
  params,
  result,
  example: { abbr: 'CU' },
  cache: { freshFor: 7 * DAY, staleFor: 60 * DAY },
  async run({ abbr }, context) {
    const rows = await fetchSurveys(surveyUrl(abbr), context)
    const row = rows.find(({ survey_abbreviation }) => survey_abbreviation.trim().toUpperCase() === abbr)
    if (!row) throw unknown(abbr)
    return {
      source: context.connector.title,
      survey: toSurveyDetails(row),
      caveats: context.connector.caveats,
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const unknown = (abbr: string) => new ConnectorError('not_found', texts.unknown({ abbr }), { field: 'abbr' })
