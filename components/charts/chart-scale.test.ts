import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartScale } from './chart-scale'

describe('chartScale', () => {
  it('the steps of the chart scale are round numbers', () => {
    expect(chartScale([182_000, 240_500]).ticks).toEqual([0, 100_000, 200_000, 300_000])
    expect(chartScale([7]).ticks).toEqual([0, 2, 4, 6, 8])
  })

  it('the scale begins at zero and covers the highest value with three to five ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000_000 }), { minLength: 1 }), (values) => {
        const { ticks, top } = chartScale(values)
        expect(ticks[0]).toBe(0)
        expect(top).toBeGreaterThanOrEqual(Math.max(...values))
        expect(ticks.length).toBeGreaterThanOrEqual(3)
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('returns one tick if there are no values or all are zero', () => {
    expect(chartScale([])).toEqual({ top: 1, ticks: [0] })
    expect(chartScale([0, 0])).toEqual({ top: 1, ticks: [0] })
  })
})
