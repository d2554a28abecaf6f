import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAge, formatAgo } from './format-age'

describe('formatAge', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute old'],
    [200, '3 minutes old'],
    [3_599, '59 minutes old'],
    [3_600, '1 hour old'],
    [86_399, '23 hours old'],
    [86_400, '1 day old'],
    [400 * 86_400, '400 days old'],
  ])('says %i seconds as "%s"', (seconds, words) => {
    expect(formatAge(seconds)).toBe(words)
  })

  it('never claims an answer to be older than it is', () => {
    const secondsIn: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400 }
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 10 ** 9 }), (seconds) => {
        const [count, unit = ''] = formatAgo(seconds).split(' ')
        const claimed = Number(count) * (secondsIn[unit.replace(/s$/, '')] ?? Number.NaN)
        expect(claimed).toBeGreaterThan(0)
        expect(claimed).toBeLessThanOrEqual(seconds)
      }),
    )
  })
})
