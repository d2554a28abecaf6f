import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countByMonth, fillMonths } from './month-counts'

const closed = { isOpenAtStart: false, isOpenAtEnd: false }

describe('countByMonth', () => {
  it('returns each month between the first and the last day, with a count of 0 for an empty month', () => {
    expect(countByMonth(['2026-02-03', '2025-11-30', '2026-02-28'], closed)).toEqual([
      { period: '2025-11', count: 1, isPart: false },
      { period: '2025-12', count: 0, isPart: false },
      { period: '2026-01', count: 0, isPart: false },
      { period: '2026-02', count: 2, isPart: false },
    ])
    expect(countByMonth([], closed)).toEqual([])
  })

  it('marks the first or last month as partial if the period has no bound at that end', () => {
    const days = ['2026-01-15', '2026-03-15']
    const parts = (isOpenAtStart: boolean, isOpenAtEnd: boolean) =>
      countByMonth(days, { isOpenAtStart, isOpenAtEnd }).map(({ isPart }) => isPart)
    expect(parts(true, false)).toEqual([true, false, false])
    expect(parts(false, true)).toEqual([false, false, true])
  })

  it('counts by year if months would be too narrow', () => {
    expect(countByMonth(['2010-05-01', '2012-07-01', '2026-01-01', '2026-03-01'], closed)).toHaveLength(17)
  })

  it('counts every day exactly once, in chronological order', () => {
    const days = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(days, { maxLength: 60 }), (some) => {
        const periods = countByMonth(some, closed)
        expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(some.length)
        const names = periods.map(({ period }) => period)
        expect(names).toEqual([...new Set(names)].toSorted())
      }),
      { numRuns: 100 },
    )
  })
})

describe('countByMonth for a requested period', () => {
  const months = [
    { month: '2026-02', count: 7 },
    { month: '2026-04', count: 2 },
  ]

  it('covers the requested period, even if the first and last months are empty', () => {
    const filled = fillMonths(months, { ...closed, isOpenAtEnd: true }, { first: '2026-01', last: '2026-05' })
    expect(filled.map(({ count }) => count)).toEqual([0, 7, 0, 2, 0])
    expect(filled.map(({ isPart }) => isPart)).toEqual([false, false, false, false, true])
    expect(fillMonths(months, closed).map(({ count }) => count)).toEqual([7, 0, 2])
    expect(fillMonths([], closed, { first: '2026-01', last: '2026-02' })).toHaveLength(2)
  })

  it('counts by year if months would be too narrow', () => {
    expect(fillMonths([...months, { month: '2010-01', count: 1 }], closed).at(-1)).toMatchObject({
      period: '2026',
      count: 9,
    })
  })
})
