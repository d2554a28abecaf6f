import type { CheckedGuidance } from '../checked-guidance'

export function describeValuationDay(
  { valuationCycle }: Pick<CheckedGuidance, 'valuationCycle'>,
  year: number | undefined,
): string | undefined {
  if (!valuationCycle || year === undefined) return undefined
  const { firstYear, years } = valuationCycle
  const first = firstYear + Math.floor((year - firstYear) / years) * years
  return `For the values of ${year} this is January 1, ${first - 1}.`
}
