import type { MultiPolygon, Point, Polygon, Position } from 'geojson'
import { centerOf } from '@/lib/geo'

/** A point on a parcel that depends on its outline alone, so that every cell finds the same; to 0.1 m. */
export function labelPoint(shape: Point | Polygon | MultiPolygon): { longitude: number; latitude: number } {
  const [longitude = 0, latitude = 0]: Position = shape.type === 'Point' ? shape.coordinates : centerOf(shape)
  return { longitude: round(longitude), latitude: round(latitude) }
}

const round = (degrees: number) => Number(degrees.toFixed(6))
