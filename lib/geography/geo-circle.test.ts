import fc from 'fast-check'
import geographiclib from 'geographiclib-geodesic'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { circleAround, pointToward } from './geo-circle'

const metersBetween = ([lon1 = 0, lat1 = 0]: Position, [lon2 = 0, lat2 = 0]: Position) =>
  geographiclib.Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2).s12 ?? Number.NaN

const centers = fc.record({
  latitude: fc.double({ min: -60, max: 72, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const radii = fc.double({ min: 160, max: 161_000, noNaN: true })

const turn = (ring: Position[]) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], n) => {
    const [fromX = 0, fromY = 0] = ring[n] ?? []
    return sum + fromX * y - x * fromY
  }, 0)

describe('circleAround', () => {
  it('places every corner at the radius, anywhere on the globe', () => {
    fc.assert(
      fc.property(centers, radii, (center, radius) => {
        const [ring = []] = circleAround(center, radius, 24).coordinates
        for (const corner of ring) {
          const off = metersBetween([center.longitude, center.latitude], corner) - radius
          expect(Math.abs(off)).toBeLessThan(0.2)
        }
      }),
    )
  })

  it('closes the ring counterclockwise, without a jump in longitude', () => {
    fc.assert(
      fc.property(centers, radii, (center, radius) => {
        const [ring = []] = circleAround(center, radius).coordinates
        expect(ring.at(-1)).toEqual(ring[0])
        const local = ring.map(([x = 0, y = 0]) => [x - center.longitude, y - center.latitude])
        expect(turn(local)).toBeGreaterThan(0)
        for (const [x = 0] of local) expect(Math.abs(x)).toBeLessThan(20)
      }),
    )
  })

  it('continues beyond 180 degrees instead of jumping to -180', () => {
    const [ring = []] = circleAround({ latitude: 52, longitude: 179.9 }, 50_000).coordinates
    const longitudes = ring.map(([x = 0]) => x)
    expect(Math.max(...longitudes)).toBeGreaterThan(180)
    expect(Math.min(...longitudes)).toBeGreaterThan(179)
  })
})

describe('pointToward', () => {
  it('moves a point straight north or straight east', () => {
    const center = { latitude: 40, longitude: -100 }
    const [, north = 0] = pointToward(center, 0, 1_000)
    const [east = 0, along = 0] = pointToward(center, 90, 1_000)
    expect(north).toBeCloseTo(40.009, 3)
    expect([east, along]).toEqual([expect.closeTo(-99.9883, 3), expect.closeTo(40, 3)])
  })
})
