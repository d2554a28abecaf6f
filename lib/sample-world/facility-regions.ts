/** The agency's ten regions, the first first. */
const regions = [
  'CT MA ME NH RI VT',
  'NJ NY PR VI',
  'DC DE MD PA VA WV',
  'AL FL GA KY MS NC SC TN',
  'IL IN MI MN OH WI',
  'AR LA NM OK TX',
  'IA KS MO NE',
  'CO MT ND SD UT WY',
  'AS AZ CA GU HI MP NV',
  'AK ID OR WA',
]

/** Two digits, as they are filed. */
export function regionOf(state: string): string {
  return String(regions.findIndex((states) => states.includes(state)) + 1).padStart(2, '0')
}
