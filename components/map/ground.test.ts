import fc from 'fast-check'
import geodesic from 'geographiclib-geodesic'
import { describe, expect, it } from 'vitest'
import { distanceBetween, metresPerPixel } from './controls/scale'

const place = fc.record({
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
})

describe('distanceBetween', () => {
  it('distanceBetween differs from the ellipsoidal distance by less than 0.6 percent', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const line = geodesic.Geodesic.WGS84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude)
        const exact = line.s12 ?? Number.NaN
        expect(Math.abs(distanceBetween(from, to) - exact)).toBeLessThan(exact * 0.006 + 1)
      }),
      { numRuns: 200 },
    )
  })
})

describe('metresPerPixel', () => {
  it('the meters per pixel halve with each zoom level and decrease toward the poles', () => {
    expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 1)
    expect(metresPerPixel(60, 10) * 2).toBeCloseTo(metresPerPixel(0, 10), 6)
    expect(metresPerPixel(40, 11) * 2).toBeCloseTo(metresPerPixel(40, 10), 6)
  })
})
