import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elevationAt } from './terrain'

describe('sample terrain', () => {
  it('returns plausible heights for the mountains, plains and coasts of the country', () => {
    expect(elevationAt(-106.4, 39.1)).toBeGreaterThan(2_500)
    expect(elevationAt(-104.99, 39.74)).toBeGreaterThan(1_400)
    expect(elevationAt(-93.62, 41.59)).toBeLessThan(400)
    expect(elevationAt(-80.22, 25.78)).toBeLessThan(20)
  })

  it('returns null at sea and beyond the border', () => {
    expect(elevationAt(-92, 25)).toBeNull()
    expect(elevationAt(-106, 52)).toBeNull()
  })

  it('changes height smoothly, without cliffs over a distance of ten meters', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -115, max: -95, noNaN: true }),
        fc.double({ min: 36, max: 47, noNaN: true }),
        (longitude, latitude) => {
          const here = elevationAt(longitude, latitude)
          const aside = elevationAt(longitude + 0.0001, latitude)
          expect(Math.abs((here ?? 0) - (aside ?? 0))).toBeLessThan(12)
        },
      ),
    )
  })
})
