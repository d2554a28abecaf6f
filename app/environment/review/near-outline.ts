import type { Polygon } from 'geojson'
import { distanceTo } from '@/lib/arcgis/intersection'
import type { LngLat } from '@/lib/geography/types'

/** A corner of the block is near enough to mean the lot behind it. */
const FARTHEST_METERS = 800

export const isNearOutline = (outline: Polygon, { latitude, longitude }: LngLat): boolean =>
  distanceTo(outline, [longitude, latitude]) <= FARTHEST_METERS
