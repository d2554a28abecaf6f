import type { Polygon } from 'geojson'
import { distanceTo } from '@/lib/arcgis/intersection'
import type { LngLat } from '@/lib/geography/types'

/**
 * Largest distance in meters between the place and an outline that belongs to it. A visitor may give a corner
 * of the block as the place.
 */
const FARTHEST_METERS = 800

export const isNearOutline = (outline: Polygon, { latitude, longitude }: LngLat): boolean =>
  distanceTo(outline, [longitude, latitude]) <= FARTHEST_METERS
