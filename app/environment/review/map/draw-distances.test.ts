import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceTo } from '@/lib/arcgis/intersection'
import { circleAround } from '@/lib/geography/geo-circle'
import { metersToMiles } from '@/lib/units'
import { distanceLine } from './draw-distances'

const houston = { latitude: 29.725, longitude: -95.23 }

describe('distanceLine', () => {
  it('every point of the line is at the requested distance from the outline', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 3_000 }),
        fc.integer({ min: 3, max: 40 }),
        fc.constantFrom(0.25, 0.5, 1),
        (radius, corners, miles) => {
          const outline = circleAround(houston, radius, corners)
          const [ring = []] = distanceLine(outline, miles).coordinates
          expect(ring.length).toBeGreaterThan(100)
          for (const position of ring)
            expect(metersToMiles(distanceTo(outline, position)) / miles).toBeCloseTo(1, 2)
        },
      ),
      { numRuns: 40, seed: 36 },
    )
  })

  it('the line around a point is a circle', () => {
    const [ring = []] = distanceLine(houston, 0.5).coordinates
    for (const position of ring) {
      const meters = distanceTo(
        { type: 'Point', coordinates: [houston.longitude, houston.latitude] },
        position,
      )
      expect(metersToMiles(meters)).toBeCloseTo(0.5, 2)
    }
  })
})
