interface SimulatedSurvey {
  name: string
  allowsNetChange: boolean
  allowsPercentChange: boolean
  hasAnnualAverages: boolean
  every: 'month' | 'quarter' | 'half' | 'year'
  /** The shape of its ids, so that others do not exist. */
  ids: RegExp
}

const survey = (
  name: string,
  flags: string,
  every: SimulatedSurvey['every'],
  ids: RegExp,
): SimulatedSurvey => ({
  name,
  allowsNetChange: flags.includes('n'),
  allowsPercentChange: flags.includes('p'),
  hasAnnualAverages: flags.includes('a'),
  every,
  ids,
})

export const simulatedSurveys: Readonly<Record<string, SimulatedSurvey>> = {
  AP: survey('Consumer Price Index - Average Price Data', 'np', 'month', /^APU[A-Z0-9]{10}$/),
  CE: survey('Employment, Hours, and Earnings (National)', 'npa', 'month', /^CE[SU]\d{10}$/),
  CI: survey('Employment Cost Index', '', 'quarter', /^CI[SU][A-Z0-9]{10,14}$/),
  CU: survey(
    'Consumer Price Index - All Urban Consumers',
    'pa',
    'month',
    /^CU[SU]R[A-Z0-9]{4}S[A-Z0-9]{2,8}$/,
  ),
  JT: survey('Job Openings and Labor Turnover Survey', 'npa', 'month', /^JT[SU]\d{15}[A-Z]{3}$/),
  LA: survey('Local Area Unemployment Statistics', 'npa', 'month', /^LA[SU][A-Z]{2}\d{13}0[3-6]$/),
  LN: survey('Labor Force Statistics from the Current Population Survey', 'npa', 'month', /^LN[SU]\d{8}$/),
  OE: survey('Occupational Employment and Wage Statistics', '', 'year', /^OE[SU][A-Z0-9]{20,24}$/),
  PC: survey('Producer Price Index Industry Data', 'pa', 'month', /^PCU\d{6}[A-Z0-9]{5,8}$/),
  SM: survey('State and Area Employment, Hours, and Earnings', 'npa', 'month', /^SM[SU]\d{17}$/),
  SU: survey('Consumer Price Index - Chained Consumer Price Index', 'pa', 'half', /^SU[SU]R[A-Z0-9]{6,12}$/),
  WP: survey('Producer Price Index-Commodities', 'pa', 'month', /^WP[SU](?:\d{2,8}|S?I[A-Z]?\d{5,8})$/),
}

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

/** The source writes flags as words, and answers one unknown with an empty list. */
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
