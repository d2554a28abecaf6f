import { z } from 'zod'
import type { WireSurvey } from './wire'

export const survey = z.object({
  abbreviation: z.string(),
  name: z.string(),
})

export const toSurvey = ({ survey_abbreviation, survey_name }: WireSurvey) => ({
  abbreviation: survey_abbreviation,
  name: survey_name.trim(),
})

export const surveyDetails = survey.extend({
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

/** The source writes its flags as words. */
function readFlag(word: string | null | undefined): boolean | null {
  return word === 'true' ? true : word === 'false' ? false : null
}
