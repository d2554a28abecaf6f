import { defineTexts } from '@/lib/language/define-texts'
import type { PropertyYearRecord } from '@/lib/records/assessment/value-years'
import type { CheckedStatement } from '../checked-guidance'

const CYCLE = 3
/** A year in which the City of Chicago was reassessed. */
const CHICAGO_YEAR = 2024
/**
 * Codes 70 to 77 are the townships of Chicago. Suburbs are not covered, because their codes do not show which
 * ones are in the north.
 */
const chicagoTownship = /^7[0-7]$/

const texts = defineTexts('time.township-cycle', {
  due: (township, year) =>
    `Your township, ${township}, is in the City of Chicago, which is reassessed every third year. ${year} is such a year.`,
  between: (township, year, last, next) =>
    `Your township, ${township}, is in the City of Chicago, which is reassessed every third year: in ${last} and ${next}. ${year} is not such a year.`,
})

const voice = {
  source: { name: 'Public research notes that cite county pages and rules' },
  sure: 'seen',
} as const

export function describeTownshipCycle(
  record: Pick<PropertyYearRecord, 'sourceAttributes'> | undefined,
  year: number,
): CheckedStatement | undefined {
  const { townshipCode, townshipName } = record?.sourceAttributes ?? {}
  if (!townshipName || !chicagoTownship.test(String(townshipCode))) return undefined
  const township = String(townshipName)
  const since = (((year - CHICAGO_YEAR) % CYCLE) + CYCLE) % CYCLE
  const text =
    since === 0
      ? texts.due(township, year)
      : texts.between(township, year, year - since, year - since + CYCLE)
  return { text, ...voice }
}
