import { expect, it } from 'vitest'
import { checkedGuidance } from '../checked-guidance'
import { describeValuationDay } from './valuation-day'

const montana = checkedGuidance('montana-assessments') ?? {}

it.each([
  [2021, 2020],
  [2022, 2020],
  [2023, 2022],
  [2024, 2022],
  [2026, 2024],
])('a Montana value of %i is as of January 1, %i', (year, day) => {
  expect(describeValuationDay(montana, year)).toBe(`For the values of ${year} this is January 1, ${day}.`)
})

it('describeValuationDay returns undefined if the year or a confirmed cycle is missing', () => {
  expect(describeValuationDay(montana, undefined)).toBeUndefined()
  expect(describeValuationDay(checkedGuidance('utah-assessments') ?? {}, 2026)).toBeUndefined()
})
