import type { Bounds } from '@/components/map/map-props'
import type { MapLayerRow } from '../layers/map-layer'

/** The north and east edges are excluded, so that a point is in exactly one of two adjacent boxes. */
export const isInside = ([west, south, east, north]: Bounds, [x, y]: MapLayerRow['at']): boolean =>
  x >= west && x < east && y >= south && y < north
