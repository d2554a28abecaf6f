import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineScale } from './line-scale'

describe('lineScale', () => {
  it.each([
    [[3.5, 14.8], [0, 5, 10, 15], true],
    [[96, 138], [80, 100, 120, 140], false],
    [[-2, 3], [-2, 0, 2, 4], false],
    [[100, 100], [100, 102.5], false],
    [[0, 0], [0, 0.25], true],
    [[], [0, 1], true],
  ])('the axis of the values %j has the ticks %j', (values, ticks, startsAtZero) => {
    expect(lineScale(values)).toMatchObject({ ticks, startsAtZero })
  })

  it('covers every value with at most seven ticks, and reports whether the axis starts at zero', () => {
    const published = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1_000)
    const values = fc.array(published, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(values, (numbers) => {
        const { bottom, top, ticks, startsAtZero } = lineScale(numbers)
        const slack = Math.max(Math.abs(top), Math.abs(bottom)) * 1e-6
        expect(bottom).toBeLessThanOrEqual(Math.min(...numbers) + slack)
        expect(top).toBeGreaterThanOrEqual(Math.max(...numbers) - slack)
        expect(top).toBeGreaterThan(bottom)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(startsAtZero).toBe(bottom === 0)
      }),
    )
  })
})
