import { describe, expect, it } from 'vitest'
import { permitAreas } from '../permits/sources-near'
import { isCovered, nearestArea } from './coverage'
import { floridaParcels } from './florida-parcels'
import type { CoveredArea } from './map-layer'

const pointBox = ({ latitude, longitude }: CoveredArea['start']) =>
  [longitude, latitude, longitude, latitude] as const
const at = (latitude: number, longitude: number, zoom = 9) => ({ latitude, longitude, zoom })

describe('nearestArea', () => {
  it('nearestArea returns Florida for the center of the country, at a zoom with parcels', () => {
    const area = nearestArea(floridaParcels.coverage, at(38.43, -95.95, 3.6))
    expect(area?.name).toBe('Florida')
    expect(area?.start.zoom).toBeGreaterThan(floridaParcels.fromZoom)
    expect(area && floridaParcels.absent?.([...pointBox(area.start)])).toBeUndefined()
  })

  it.each([
    ['Pensacola', 30.42, -87.22],
    ['Key West', 24.56, -81.78],
    ['Cedar Key', 29.14, -83.03],
    ['Jacksonville', 30.33, -81.66],
    ['Cape San Blas', 29.67, -85.36],
  ])('nearestArea returns undefined inside of the covered area: %s', (_, latitude, longitude) => {
    expect(nearestArea(floridaParcels.coverage, at(latitude, longitude))).toBeUndefined()
  })

  it('nearestArea returns Florida for a view whose center is in the Gulf', () => {
    expect(nearestArea(floridaParcels.coverage, at(27.75, -83.83, 6))?.name).toBe('Florida')
  })

  it('nearestArea returns undefined for a layer that has records everywhere', () => {
    expect(nearestArea(undefined, at(38.43, -95.95))).toBeUndefined()
  })
})

describe('permitAreas', () => {
  it('the view of each listed city is inside of its area', () => {
    const areas = permitAreas()
    expect(areas.length).toBeGreaterThan(5)
    for (const area of areas) expect(isCovered([area], [...pointBox(area.start)])).toBe(true)
  })

  it('nearestArea returns a city for the center of the country, and undefined in Boston', () => {
    expect(nearestArea(permitAreas(), at(38.43, -95.95, 3.6))?.name).toMatch(/, [A-Z]{2}$/)
    expect(nearestArea(permitAreas(), at(42.36, -71.06))).toBeUndefined()
  })
})
