import type { Bounds } from '@/components/map/map-props'
import type { LayerRow } from '../layers/map-layer'

/** Half-open bounds: each point is in exactly one of two boxes that share an edge. */
export const isInside = ([west, south, east, north]: Bounds, [x, y]: LayerRow['at']): boolean =>
  x >= west && x < east && y >= south && y < north
