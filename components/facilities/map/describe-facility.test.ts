import { describe, expect, it } from 'vitest'
import { describeFacility } from './describe-facility'

describe('describeFacility on the map', () => {
  it.each([
    [{ cluster: true, point_count: 34, current: 0 }, '34 facilities here'],
    [
      { cluster: true, point_count: 1234, current: 56 },
      '1,234 facilities here, 56 with a violation recorded now',
    ],
    [
      { id: '110000000001', name: 'INKWELL PLATING', d: 0.4, v: 'past', r: 2 },
      'INKWELL PLATING, violation recorded in the past three years, 0.40 mi away',
    ],
  ])('describes the facility %j', (properties, words) => {
    expect(describeFacility(properties)).toBe(words)
  })
})
