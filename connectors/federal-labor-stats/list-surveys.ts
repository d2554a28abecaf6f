import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { survey } from '@/lib/records/series/fields'
import { surveyListTable } from '@/lib/records/series/file'
import { fetchSurveys, surveysUrl, type WireSurvey } from './wire'

const params = z.strictObject({})

const toSurvey = ({ survey_abbreviation, survey_name }: WireSurvey) => ({
  abbreviation: survey_abbreviation,
  name: survey_name.trim(),
})

export const surveyDetails = z.object({
  ...survey.shape,
  allowsNetChange: z.boolean().nullable(),
  allowsPercentChange: z.boolean().nullable(),
  hasAnnualAverages: z.boolean().nullable(),
})

export const toSurveyDetails = (wire: WireSurvey): z.output<typeof surveyDetails> => ({
  ...toSurvey(wire),
  allowsNetChange: readFlag(wire.allowsNetChange),
  allowsPercentChange: readFlag(wire.allowsPercentChange),
  hasAnnualAverages: readFlag(wire.hasAnnualAverages),
})

function readFlag(word: string | null | undefined): boolean | null {
  return word === 'true' ? true : word === 'false' ? false : null
}

const result = z.object({
  source: z.string(),
  returned: z.int(),
  surveys: z.array(z.object(survey.shape)),
  caveats: z.array(z.string()),
})

export const listSurveys = {
  summary:
    'The surveys of the Bureau of Labor Statistics. A series id begins with the letters of its survey.',
  params,
  result,
  example: {},
  cache: { freshFor: 7 * DAY, staleFor: 60 * DAY },
  async run(_params, context) {
    const surveys = (await fetchSurveys(surveysUrl, context)).map(toSurvey)
    return {
      source: context.connector.title,
      returned: surveys.length,
      surveys,
      caveats: context.connector.caveats,
    }
  },
  table: ({ surveys }) => surveyListTable(surveys),
} satisfies ConnectorMethod<typeof params, typeof result>
