import geographiclib from 'geographiclib-geodesic'
import type { Position } from 'geojson'
import { formatAcres, formatFeet, formatMiles, formatNumber } from '@/lib/format'
import { areaOf } from '@/lib/geography/geo'
import { metersToFeet, metersToMiles, squareMetersToAcres } from '@/lib/units'

const SQUARE_FEET_PER_ACRE = 43_560
const MANY_METERS = 400

export function lengthOf(corners: readonly Position[]): number {
  return corners.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = corners[index] ?? []
    return sum + (geographiclib.Geodesic.WGS84.Inverse(fromY, fromX, y, x).s12 ?? 0)
  }, 0)
}

export function formatLength(meters: number): string {
  const feet = formatFeet(metersToFeet(meters))
  return meters < MANY_METERS ? feet : `${formatMiles(metersToMiles(meters))} (${feet})`
}

export function formatArea(corners: readonly Position[]): string {
  const ring = [...corners, ...corners.slice(0, 1)]
  const acres = squareMetersToAcres(areaOf({ type: 'Polygon', coordinates: [ring] }))
  const squareFeet = formatNumber(acres * SQUARE_FEET_PER_ACRE, 0)
  return `${formatAcres(acres)} (${squareFeet} square feet)`
}
