import { describe, expect, it } from 'vitest'
import { permitAreas } from '../permits/sources-near'
import { isCovered, nearestArea } from './coverage'
import { floridaParcels } from './florida-parcels'
import type { CoveredArea } from './map-layer'

const pointBox = ({ latitude, longitude }: CoveredArea['start']) =>
  [longitude, latitude, longitude, latitude] as const
const at = (latitude: number, longitude: number, zoom = 9) => ({ latitude, longitude, zoom })

describe('nearestArea', () => {
  it('leads from the middle of the country to Florida, close enough for parcels', () => {
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
  ])('zooms in at %s', (_, latitude, longitude) => {
    expect(nearestArea(floridaParcels.coverage, at(latitude, longitude))).toBeUndefined()
  })

  it('leads out of the Gulf, which is the middle of a map of the whole state', () => {
    expect(nearestArea(floridaParcels.coverage, at(27.75, -83.83, 6))?.name).toBe('Florida')
  })

  it('leads nowhere for a layer that has records everywhere', () => {
    expect(nearestArea(undefined, at(38.43, -95.95))).toBeUndefined()
  })
})

describe('permitAreas', () => {
  it('names each city with a view inside its own area', () => {
    const areas = permitAreas()
    expect(areas.length).toBeGreaterThan(5)
    for (const area of areas) expect(isCovered([area], [...pointBox(area.start)])).toBe(true)
  })

  it('names a nearest city for the middle of the country, but not inside of Boston', () => {
    expect(nearestArea(permitAreas(), at(38.43, -95.95, 3.6))?.name).toMatch(/, [A-Z]{2}$/)
    expect(nearestArea(permitAreas(), at(42.36, -71.06))).toBeUndefined()
  })
})
