import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { survey, toSurvey } from './surveys'
import { readSurveys, surveysUrl } from './wire'

const params = z.strictObject({})
const result = z.object({
  source: z.string(),
  returned: z.int(),
  surveys: z.array(survey),
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
    const surveys = (await readSurveys(surveysUrl, context)).map(toSurvey)
    return {
      source: context.connector.title,
      returned: surveys.length,
      surveys,
      caveats: context.connector.caveats,
    }
  },
  table: ({ surveys }) => ({
    columns: [
      { key: 'abbreviation', label: 'Survey', type: 'text' },
      { key: 'name', label: 'Name', type: 'text' },
    ],
    rows: surveys.map((cells) => ({ cells })),
    notes: [],
  }),
} satisfies Method<typeof params, typeof result>
