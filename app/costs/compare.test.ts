import { describe, expect, it } from 'vitest'
import { groupByUnit } from './compare'
import type { CostSeries } from './fetch-costs'

const named = (seriesId: string, unit: string | null) => ({ seriesId, unit }) as CostSeries

describe('groupByUnit', () => {
  it('groups series by unit, and leaves each index and each series without a unit separate', () => {
    const series = [
      named('A', 'percent'),
      named('B', 'index'),
      named('C', 'percent'),
      named('D', 'index'),
      named('E', null),
      named('F', null),
    ]
    const groups = groupByUnit(series).map((group) => group.map(({ seriesId }) => seriesId))
    expect(groups).toEqual([['A', 'C'], ['B'], ['D'], ['E'], ['F']])
  })
})
