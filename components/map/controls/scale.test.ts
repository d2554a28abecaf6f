import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresPerPixel, scaleBar } from './scale'

const denver = { longitude: -105, latitude: 39.7, zoom: 12 }

describe('scaleBar', () => {
  it('returns a round distance and the share of the width of the map that the distance takes', () => {
    const miles = scaleBar('miles', denver, 800, 120)
    expect(miles.text).toBe('1 mile')
    expect(miles.share * 800).toBeCloseTo(1609.344 / metresPerPixel(39.7, 12), 6)
    expect(scaleBar('kilometers', denver, 800, 120).text).toBe('1 km')
    expect(scaleBar('miles', { ...denver, zoom: 4 }, 800, 120).text).toBe('200 miles')
    expect(scaleBar('miles', { ...denver, zoom: 16 }, 800, 120).text).toBe('200 feet')
  })

  it('the scale bar fits into the available width, and is wider than 20 pixels', () => {
    const zoom = fc.double({ min: 0, max: 20, noNaN: true })
    const latitude = fc.double({ min: -75, max: 75, noNaN: true })
    const system = fc.constantFrom('miles' as const, 'kilometers' as const)
    fc.assert(
      fc.property(zoom, latitude, system, (z, y, units) => {
        const pixels = scaleBar(units, { longitude: 0, latitude: y, zoom: z }, 640, 120).share * 640
        expect(pixels).toBeLessThanOrEqual(120.001)
        expect(pixels).toBeGreaterThan(20)
      }),
    )
  })
})
