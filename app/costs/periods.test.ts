import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPeriod, periodOf, periodRows, type SeriesObservation } from '@/app/_lib/periods'
import { findBase, rebase } from './rebase'

const see = (year: number, period: string, value: number | null): SeriesObservation => ({
  year,
  period,
  periodName: null,
  value,
  published: value === null ? null : String(value),
  isAnnual: ['M13', 'Q05', 'S03', 'A01'].includes(period),
  isLatest: false,
  footnotes: [],
})

const series = (...observations: SeriesObservation[]) => ({ observations })

describe('periodOf', () => {
  it.each([
    ['M01', 'Jan 2024'],
    ['M12', 'Dec 2024'],
    ['Q02', 'Q2 2024'],
    ['S02', 'Second half 2024'],
    ['A01', '2024'],
  ])('formats the period %s as "%s"', (code, words) => {
    const period = periodOf(see(2024, code, 1))
    expect(period && formatPeriod(period)).toBe(words)
  })

  it.each(['M13', 'Q05', 'S03', 'M00', 'Q06', 'X01', 'M1.5', ''])(
    'returns undefined for the code %j of an average or of an unknown period',
    (code) => {
      expect(periodOf(see(2024, code, 1))).toBeUndefined()
    },
  )
})

describe('periodRows', () => {
  it('returns rows from the newest to the oldest, with every value in the column of its series', () => {
    const month = fc.integer({ min: 0, max: 47 })
    const some = fc
      .uniqueArray(month, { maxLength: 20 })
      .map((months) =>
        series(
          ...months.map((at) =>
            see(2020 + Math.floor(at / 12), `M${String((at % 12) + 1).padStart(2, '0')}`, at),
          ),
        ),
      )
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (all) => {
        const rows = periodRows(all)
        expect(rows.map((row) => row.month)).toEqual(rows.map((row) => row.month).toSorted((a, b) => b - a))
        for (const [index, { observations }] of all.entries()) {
          const matches = rows.flatMap(({ cells }) => cells[index] ?? [])
          expect(matches).toHaveLength(observations.length)
          expect(new Set(matches)).toEqual(new Set(observations))
        }
      }),
    )
  })

  it('returns separate rows for months and quarters', () => {
    const rows = periodRows([series(see(2024, 'M01', 1)), series(see(2024, 'Q01', 2))])
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.value))).toEqual([
      [1, undefined],
      [undefined, 2],
    ])
  })
})

describe('findBase and rebase', () => {
  it('findBase returns the first month in which all series have a value', () => {
    const long = series(see(2023, 'M12', 80), see(2024, 'M01', 90), see(2024, 'M04', 99))
    const gap = series(see(2024, 'M01', null), see(2024, 'M04', 50))
    const quarters = series(see(2024, 'Q01', 7), see(2024, 'Q02', 8))
    expect(findBase([long, gap, quarters])).toEqual({ month: 2024 * 12 + 3, values: [99, 50, 8] })
  })

  it('findBase returns undefined if the series share no month, or if a series is never above zero', () => {
    expect(findBase([series(see(2023, 'M01', 1)), series(see(2024, 'M01', 1))])).toBeUndefined()
    expect(findBase([series(see(2024, 'M01', 1)), series(see(2024, 'M01', -1))])).toBeUndefined()
    expect(findBase([])).toBeUndefined()
  })

  it('rebase maps the base to 100 and preserves every ratio', () => {
    const positive = fc.double({ min: 0.001, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(positive, positive, (base, value) => {
        expect(rebase(base, base)).toBeCloseTo(100)
        expect(rebase(value, base) / 100).toBeCloseTo(value / base, 5)
      }),
    )
  })
})
