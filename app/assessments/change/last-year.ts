import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import {
  type PropertyYearRecord,
  sumOf,
  type ValueYear,
  wholeParts,
} from '@/lib/records/assessment/value-years'
import { comparedKinds, labelOf } from '@/lib/records/assessment/values'
import { describeDifference } from './describe-difference'

export interface ThisYearValue {
  valueName: string
  amount: number
  year?: number
}

const texts = defineTexts('change.last-year', {
  parts: 'value of land and buildings',
  label: (name, year) =>
    year === undefined
      ? `Last year’s ${name}, from your last notice`
      : `The ${name} of ${year}, from your last notice`,
  origin: 'Last year: from you. This year: from the roll.',
  noAmount: 'Type an amount of dollars, such as 210,000.',
  value: (name) => `Your ${name}`,
})

/**
 * Returns undefined if the roll has an earlier year, so that the owner need not type one, or if it has no
 * comparable value.
 */
export function lastYearTerms(
  years: readonly ValueYear[],
  property: Partial<PropertyYearRecord> | null | undefined,
): ThisYearValue | undefined {
  const [newest, ...earlier] = years.filter(({ published }) => published)
  if (earlier.length > 0) return undefined
  const amounts: Readonly<Partial<Record<string, unknown>>> = newest?.amounts ?? property ?? {}
  const year = newest ? { year: newest.year } : {}
  for (const kind of comparedKinds) {
    const amount = amounts[kind]
    if (typeof amount === 'number' && amount > 0)
      return { valueName: translate(labelOf(kind)).toLowerCase(), amount, ...year }
  }
  const amount = sumOf(wholeParts(amounts))
  return amount > 0 ? { valueName: texts.parts, amount, ...year } : undefined
}

export const labelLastYear = ({ valueName, year }: Omit<ThisYearValue, 'amount'>): string =>
  texts.label(valueName, year === undefined ? undefined : year - 1)

export type LastYearText = { kind: 'empty' } | { kind: 'problem' | 'change'; text: string }

export function describeLastYear(
  { valueName, amount, year }: ThisYearValue,
  typed: string,
  before: number | null,
  origin = texts.origin,
): LastYearText {
  if (typed.trim() === '') return { kind: 'empty' }
  if (before === null) return { kind: 'problem', text: texts.noAmount }
  const years = year === undefined ? undefined : { before: year - 1, after: year }
  const change = describeDifference(texts.value(valueName), { before, after: amount }, years)
  return { kind: 'change', text: `${change}. ${origin}` }
}
