import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { labelPoint } from './map/cell-polygon'
import { someView } from './testing/brute-force'

describe('labelPoint', () => {
  it('places the label inside the outline of the parcel', () => {
    fc.assert(
      fc.property(someView, ([west, south]) => {
        for (const { outline } of parcelsWithin([west, south, west + 0.0005, south + 0.0005])) {
          const { longitude, latitude } = labelPoint(outline)
          expect(booleanPointInPolygon([longitude, latitude], outline)).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('places the label inside the larger of two pieces, on one arm of a piece that bends around its middle', () => {
    const arch = [
      [0, 0],
      [4, 0],
      [4, 4],
      [3, 4],
      [3, 1],
      [1, 1],
      [1, 4],
      [0, 4],
      [0, 0],
    ].map(([x = 0, y = 0]) => [-81 + x / 1000, 28 + y / 1000])
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ].map(([x = 0, y = 0]) => [-82 + x / 1000, 28 + y / 1000])
    const { longitude, latitude } = labelPoint({ type: 'MultiPolygon', coordinates: [[square], [arch]] })
    expect(booleanPointInPolygon([longitude, latitude], { type: 'Polygon', coordinates: [arch] })).toBe(true)
  })

  it('returns the point itself as the label of a point', () => {
    expect(labelPoint({ type: 'Point', coordinates: [-81.123_456_78, 28.1] })).toEqual({
      longitude: -81.123_457,
      latitude: 28.1,
    })
  })
})
