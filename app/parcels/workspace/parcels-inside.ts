import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Position } from 'geojson'
import type { Bounds } from '@/components/map/map-props'
import type { MapParcel } from '@/lib/florida/map-parcel'

/** The parcels whose label point lies in the drawn area, in the order given. */
export function parcelsInside(corners: readonly Position[], parcels: readonly MapParcel[]): MapParcel[] {
  const area = { type: 'Polygon' as const, coordinates: [[...corners, ...corners.slice(0, 1)]] }
  return parcels.filter(({ longitude, latitude }) => booleanPointInPolygon([longitude, latitude], area))
}

export function boundsOfCorners(corners: readonly Position[]): Bounds {
  const longitudes = corners.map(([x = 0]) => x)
  const latitudes = corners.map(([, y = 0]) => y)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}
