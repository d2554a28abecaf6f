import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import { adviceFor, formatWait } from './problem-advice'

const codes = Object.keys(statusOf) as ErrorCode[]

describe('adviceFor', () => {
  it('never offers to repeat a question that the visitor has to change', () => {
    const repeated = codes.filter((code) => statusOf[code] < 500 && adviceFor[code].mayPass)
    expect(repeated).toEqual(['rate_limited'])
  })

  it('offers to repeat only what time alone can mend', () => {
    const mendable = codes.filter((code) => adviceFor[code].mayPass).sort()
    expect(mendable).toEqual(['internal', 'rate_limited', 'upstream_timeout', 'upstream_unavailable'])
  })

  it('gives every failure a headline of its own', () => {
    expect(new Set(codes.map((code) => adviceFor[code].headline)).size).toBe(codes.length)
  })
})

describe('formatWait', () => {
  it.each([
    [1, 'in 1 second'],
    [0.2, 'in 1 second'],
    [90, 'in 90 seconds'],
    [91, 'in 2 minutes'],
    [600, 'in 10 minutes'],
    [5_401, 'in 2 hours'],
    [43_200, 'in 12 hours'],
  ])('says %d seconds as "%s"', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words)
  })

  it('never sends anyone back too early', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seconds) => {
        const [, count, unit = ''] = formatWait(seconds).split(' ')
        const size = unit.startsWith('hour') ? 3_600 : unit.startsWith('minute') ? 60 : 1
        expect(Number(count) * size).toBeGreaterThanOrEqual(seconds)
      }),
    )
  })
})
