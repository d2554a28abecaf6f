import { z } from 'zod'
import surveys from './surveys.json'

const survey = z.strictObject({
  name: z.string(),
  allowsNetChange: z.boolean(),
  allowsPercentChange: z.boolean(),
  hasAnnualAverages: z.boolean(),
  every: z.enum(['month', 'quarter', 'half', 'year']),
  ids: z.string().transform((pattern) => new RegExp(pattern)),
})

export const simulatedSurveys = z.record(z.string(), survey).parse(surveys)

const popularEverywhere = [
  'LNS14000000',
  'CUUR0000SA0',
  'CES0000000001',
  'CUSR0000SA0',
  'LNS11300000',
  'CES0500000003',
  'CUUR0000SEHA',
  'WPUSI012011',
]
const popularStates = ['06', '26', '48', '34', '12', '36', '42', '08']

/** The source writes flags as words, and returns an empty list for an unknown survey. */
export function listSimulatedSurveys(abbreviation?: string): object[] {
  return Object.entries(simulatedSurveys)
    .filter(([letters]) => abbreviation === undefined || letters === abbreviation)
    .map(([letters, { name, allowsNetChange, allowsPercentChange, hasAnnualAverages }]) => ({
      survey_abbreviation: letters,
      survey_name: name,
      ...(abbreviation === undefined
        ? {}
        : {
            allowsNetChange: String(allowsNetChange),
            allowsPercentChange: String(allowsPercentChange),
            hasAnnualAverages: String(hasAnnualAverages),
          }),
    }))
}

export function listPopular(abbreviation: string | null): object[] {
  const local = popularStates.map((fips) => `LASST${fips}0000000000003`)
  const all = [...popularEverywhere, ...local]
  const ids = abbreviation ? all.filter((id) => id.startsWith(abbreviation)) : popularEverywhere
  return ids.map((seriesID) => ({ seriesID }))
}
