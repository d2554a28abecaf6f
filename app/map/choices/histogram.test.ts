import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBars } from './histogram'

describe('countBars', () => {
  it('counts every amount exactly once, in at most 24 bars', () => {
    const amounts = fc.array(
      fc.integer({ min: 0, max: 500_000_000 }).map((cents) => cents / 100),
      {
        minLength: 2,
        maxLength: 200,
      },
    )
    fc.assert(
      fc.property(amounts, (numbers) => {
        const bars = countBars(numbers)
        if (!bars) return expect(new Set(numbers.map((number) => number || 0)).size).toBe(1)
        expect(bars.counts.reduce((sum, count) => sum + count, 0)).toBe(numbers.length)
        expect(bars.edges).toHaveLength(bars.counts.length + 1)
        expect(bars.edges[0]).toBeLessThanOrEqual(Math.min(...numbers))
        expect(bars.counts.length).toBeLessThanOrEqual(24)
      }),
    )
  })

  it('uses round numbers as the edges of bars', () => {
    const years = Array.from({ length: 100 }, (_, at) => 1920 + at)
    expect(countBars(years)?.edges.slice(0, 3)).toEqual([1920, 1930, 1940])
  })

  it('one large amount does not compress the other amounts', () => {
    const skewed = countBars([...Array.from({ length: 99 }, (_, at) => at * 1000), 90_000_000])
    expect(skewed?.edges.at(-1)).toBeLessThan(200_000)
    expect(skewed?.counts.at(-1)).toBeGreaterThan(0)
  })

  it('returns undefined for equal amounts, and for an empty list', () => {
    expect(countBars([])).toBeUndefined()
    expect(countBars([5, 5])).toBeUndefined()
  })
})
