import { expect, it } from 'vitest'
import type { ValueYear } from '@/lib/records/assessment/value-years'
import { describeLastYear, labelLastYear, lastYearTerms } from './last-year'

const year = (of: number, amounts: ValueYear['amounts']): ValueYear => ({
  year: of,
  published: Object.keys(amounts).length > 0,
  amounts,
  bases: {},
  stage: null,
  updatedAt: null,
})
const terms = { valueName: 'assessed value', amount: 223_500, year: 2026 }

it("requests last year's value from the owner only if the roll has values of at most one year", () => {
  const one = [year(2026, { assessedValue: 223_500, marketValue: 297_986 }), year(2025, {})]
  expect(lastYearTerms(one, null)).toEqual(terms)
  expect(labelLastYear(terms)).toBe('The assessed value of 2025, from your last notice')
  expect(
    lastYearTerms([year(2026, { assessedValue: 1 }), year(2025, { marketValue: 2 })], null),
  ).toBeUndefined()
  expect(lastYearTerms([], { marketValue: 284_100 })).toEqual({ valueName: 'market value', amount: 284_100 })
  expect(lastYearTerms([], {})).toBeUndefined()
  expect(lastYearTerms([], { landValue: 121_500 })).toBeUndefined()
  expect(lastYearTerms([], { landValue: 121_500, improvementValue: 174_100 })).toEqual({
    valueName: 'value of land and buildings',
    amount: 295_600,
  })
})

it.each([
  [210_000, 'Your assessed value rose by $13,500 (6.4%) from 2025 to 2026.'],
  [250_000, 'Your assessed value fell by $26,500 (10.6%) from 2025 to 2026.'],
  [223_500, 'Your assessed value stayed at $223,500 from 2025 to 2026.'],
  [0, 'Your assessed value rose by $223,500 from 2025 to 2026.'],
])('compares the value of the roll with a typed %i, and names the origin of each value', (before, sentence) =>
  expect(describeLastYear(terms, String(before), before)).toEqual({
    kind: 'change',
    text: `${sentence} Last year: from you. This year: from the roll.`,
  }),
)

it('names no year if the roll has none', () => {
  const { year: _, ...undated } = terms
  expect(labelLastYear(undated)).toBe('Last year’s assessed value, from your last notice')
  expect(JSON.stringify(describeLastYear(undated, '210000', 210_000))).not.toMatch(/20\d\d/)
})

it('rejects a typed value that is not an amount', () => {
  expect(describeLastYear(terms, 'much', null)).toEqual({
    kind: 'problem',
    text: 'Type an amount of dollars, such as 210,000.',
  })
  expect(describeLastYear(terms, ' ', null)).toEqual({ kind: 'empty' })
})
