import fc from 'fast-check'
import type { MultiPolygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { boxRing } from '@/lib/geography/box-ring'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import { fromLotEdge } from './lot-distance'

const outline: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [
    [boxRing([-84.4, 33.7, -84.39, 33.71]), boxRing([-84.398, 33.702, -84.392, 33.708])],
    [boxRing([-84.38, 33.7, -84.378, 33.702])],
  ],
}
const edges = outline.coordinates.flat().flatMap((ring) =>
  ring.slice(1).flatMap(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring[index] ?? []
    const steps = Array.from({ length: 201 }, (_, step) => step / 200)
    return steps.map((part) => ({
      longitude: fromX + (x - fromX) * part,
      latitude: fromY + (y - fromY) * part,
    }))
  }),
)
const within = (value: number, from: number, to: number) => value > from && value < to
const isInside = (longitude: number, latitude: number) =>
  (within(longitude, -84.4, -84.39) &&
    within(latitude, 33.7, 33.71) &&
    !(within(longitude, -84.398, -84.392) && within(latitude, 33.702, 33.708))) ||
  (within(longitude, -84.38, -84.378) && within(latitude, 33.7, 33.702))
const milesTo = (longitude: number, latitude: number) =>
  fromLotEdge([{ longitude, latitude, distanceMiles: 9 }], outline)[0]?.distanceMiles ?? Number.NaN

describe('lot-distance', () => {
  it('returns 0 inside of a lot, and otherwise the distance from the nearest edge of any part or hole', () => {
    const longitudes = fc.double({ min: -84.41, max: -84.37, noNaN: true })
    const latitudes = fc.double({ min: 33.69, max: 33.72, noNaN: true })
    fc.assert(
      fc.property(longitudes, latitudes, (longitude, latitude) => {
        const nearest = Math.min(
          ...edges.map((edge) => distanceAndDirection({ longitude, latitude }, edge).miles),
        )
        const expected = isInside(longitude, latitude) ? 0 : nearest
        expect(Math.abs(milesTo(longitude, latitude) - expected)).toBeLessThan(0.02)
      }),
      { numRuns: 60 },
    )
  })

  it('fromLotEdge sorts rows by their distance from the edge and puts rows without a position last', () => {
    const rows = [
      { id: 'unknown', latitude: null, longitude: null, distanceMiles: null },
      { id: 'near the point', latitude: 33.705, longitude: -84.395, distanceMiles: 0.1 },
      { id: 'on the lot', latitude: 33.701, longitude: -84.379, distanceMiles: 0.9 },
    ]
    expect(fromLotEdge(rows, outline).map(({ id }) => id)).toEqual([
      'on the lot',
      'near the point',
      'unknown',
    ])
  })
})
