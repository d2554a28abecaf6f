import { describe, expect, it } from 'vitest'
import { daysOfSale, describeDays, isOutside } from './window'

const days2024 = { firstDay: '2024-01-01', lastDay: '2024-12-31' }

describe('isOutside', () => {
  it.each([
    ['2023-12-31', true],
    ['2024-01-01', false],
    ['2024-12', false],
    ['2024', false],
    ['2024-12-31T00:00:00.000Z', false],
    ['2025', true],
    ['2025-01', true],
  ])('excludes a date only if all its days are outside of the window: %s', (date, expected) => {
    expect(isOutside(date, days2024)).toBe(expected)
  })

  it('sets no lower limit without a first day, and no upper limit without a last day', () => {
    expect([
      isOutside('1990', { lastDay: '2024-12-31' }),
      isOutside('2030', { firstDay: '2024-01-01' }),
    ]).toEqual([false, false])
    expect(isOutside('1990', {})).toBe(false)
  })
})

describe('describeDays', () => {
  it.each([
    [days2024, 'of 2024'],
    [{ firstDay: '2022-01-01', lastDay: '2024-12-31' }, 'from January 1, 2022 to December 31, 2024'],
    [{ lastDay: '2026-03-31' }, 'up to March 31, 2026'],
    [{ firstDay: '2021-05-02' }, 'since May 2, 2021'],
    [{}, 'of any day'],
  ])('describes the range of days of %o', (days, text) => {
    expect(describeDays(days)).toBe(text)
  })
})

it('returns the first and last day of a window relative to a year', () => {
  const window = { first: { years: -1, day: '01-01' }, last: { years: 0, day: '03-31' } }
  expect(daysOfSale(window, 2026)).toEqual({ firstDay: '2025-01-01', lastDay: '2026-03-31' })
  expect(daysOfSale({ first: { years: -5 } }, 2026)).toEqual({})
})
