import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { CheckedAppealGuidance } from '../checked-guidance'

const texts = defineTexts('law.valuation-day', {
  day: (year, day) => `For the values of ${year} this is ${day}.`,
})

export function describeValuationDay(
  { valuationCycle }: Pick<CheckedAppealGuidance, 'valuationCycle'>,
  year: number | undefined,
): string | undefined {
  if (!valuationCycle || year === undefined) return undefined
  const { firstYear, years } = valuationCycle
  const first = firstYear + Math.floor((year - firstYear) / years) * years
  return texts.day(year, formatDay(`${first - 1}-01-01`))
}
