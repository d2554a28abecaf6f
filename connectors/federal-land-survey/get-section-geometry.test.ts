import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import type { Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { getSectionGeometry } from './get-section-geometry'
import { at, idsOf, outline, problemOf } from './testing/survey'

function signedArea(ring: Position[]): number {
  return ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = ring[index] ?? []
    return sum + beforeX * y - x * beforeY
  }, 0)
}

describe('getSectionGeometry', () => {
  it('returns an outline of about 640 acres, wound as in RFC 7946, with the section’s center inside', async () => {
    const { type, features, count } = await outline({ plssid: 'ID080030N0020E0SN100' })
    expect({ type, count }).toEqual({ type: 'FeatureCollection', count: 1 })
    const [feature] = features
    expect(feature).toMatchObject({
      type: 'Feature',
      id: 'ID080030N0020E0SN100',
      geometry: { type: 'Polygon' },
    })
    const polygon = feature?.geometry as unknown as Polygon
    const [ring = []] = polygon.coordinates
    expect(signedArea(ring)).toBeGreaterThan(0)
    expect(ring.at(-1)).toEqual(ring[0])
    expect(feature?.properties.computedAcres).toBeGreaterThan(600)
    expect(feature?.properties.computedAcres).toBeLessThan(680)
    const { longitude = 0, latitude = 0 } = feature?.properties.center ?? {}
    expect(booleanPointInPolygon([longitude, latitude], polygon)).toBe(true)
  })

  it('returns all sections of a township if the description names none', async () => {
    const { features, truncated } = await outline({ township: '3N', range: '2E', state: 'ID' })
    expect(truncated).toBe(false)
    const numbers = features.map(({ properties }) => Number(properties.section?.number))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
    expect(await outline({ plssid: 'ID080030N0020E0' })).toMatchObject({ count: 36 })
  })

  it('returns no outline for a township without sections or for a place in Texas', async () => {
    expect(await outline({ plssid: 'AK280130N0030W0' })).toMatchObject({ features: [], count: 0 })
    expect(await outline({ township: '3N', range: '2E', state: 'TX' })).toMatchObject({
      features: [],
      coverage: { status: 'not_covered', state: 'TX' },
    })
  })

  it('refuses to draw several whole townships', async () => {
    for (const params of [
      { township: '3N', range: '2E' },
      { township: '3', range: '2', state: 'ID' },
    ]) {
      expect((await problemOf(params, 'getSectionGeometry')).code).toBe('too_broad')
    }
    expect((await outline({ township: '3', range: '2', section: 10, state: 'ID' })).count).toBeGreaterThan(1)
  })

  it('returns an outline around the requested point, and finds the same section from the outline’s center', async () => {
    const longitudes = fc.double({ min: -120, max: -90, noNaN: true })
    const latitudes = fc.double({ min: 36, max: 48, noNaN: true })
    let count = 0
    await fc.assert(
      fc.asyncProperty(longitudes, latitudes, async (longitude, latitude) => {
        for (const { kind, sectionId } of (await at(latitude, longitude)).records) {
          if (kind !== 'section' || !sectionId) continue
          const [feature] = (await outline({ plssid: sectionId })).features
          const { center } = feature?.properties ?? {}
          const polygon = feature?.geometry as unknown as Polygon
          if (!center) throw new Error(`${sectionId} has no outline`)
          // Rounding to six decimals can move a point across the section's line, so the polygon is slightly
          // enlarged.
          expect(booleanPointInPolygon([longitude, latitude], grown(polygon, center))).toBe(true)
          expect(idsOf(await at(center.latitude, center.longitude))).toEqual([sectionId])
          count += 1
        }
      }),
      { numRuns: 30 },
    )
    expect(count).toBeGreaterThan(10)
  })
})

function grown(
  { type, coordinates }: Polygon,
  { latitude, longitude }: { latitude: number; longitude: number },
): Polygon {
  const grow = ([x = 0, y = 0]: Position) => [
    longitude + (x - longitude) * 1.001,
    latitude + (y - latitude) * 1.001,
  ]
  return { type, coordinates: coordinates.map((ring) => ring.map(grow)) }
}

describe('part of a section', () => {
  it('draws a quarter-quarter part with a sixteenth of the acres of the section', async () => {
    const { features, note } = await outline({ plssid: 'ID080030N0020E0SN100', part: 'NE SW' })
    const { part, computedAcres } = features[0]?.properties ?? {}
    expect(part?.label).toBe('NESW')
    expect((part?.computedAcres ?? 0) / (computedAcres ?? 1)).toBeCloseTo(1 / 16, 2)
    const polygon = features[0]?.geometry as unknown as Polygon
    const { longitude = 0, latitude = 0 } = part?.center ?? {}
    expect(booleanPointInPolygon([longitude, latitude], polygon)).toBe(true)
    expect(note).toContain('It is not surveyed')
  })

  it("exports the part's name, acres and outline", async () => {
    const answer = await outline({ plssid: 'ID080030N0020E0SN100', part: 'NESW' })
    const [row] = getSectionGeometry.table(answer).rows
    const part = answer.features[0]?.properties.part
    expect(row?.cells).toMatchObject({
      label: 'NE¼ SW¼ of Section 10, T3N R2E, Boise Meridian, Idaho',
      parts: 'NESW',
      computedAcres: part?.computedAcres,
      centerLatitude: part?.center.latitude,
      outline: 'Part of the section, drawn by dividing its outline; not surveyed',
    })
    expect(row?.geometry).toEqual(part?.geometry)
  })

  it('refuses an invalid part, and a part of several sections', async () => {
    expect((await problemOf({ plssid: 'ID080030N0020E0SN100', part: 'XX' }, 'getSectionGeometry')).code).toBe(
      'invalid_params',
    )
    expect((await problemOf({ plssid: 'ID080030N0020E0', part: 'NE' }, 'getSectionGeometry')).code).toBe(
      'invalid_params',
    )
  })
})
