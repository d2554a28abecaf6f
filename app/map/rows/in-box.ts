import type { Bounds } from '@/components/map/map-props'
import type { LayerRow } from '../layers/map-layer'

/** Whether a point is in view: each lies in exactly one of two boxes that share an edge. */
export const isInside = ([west, south, east, north]: Bounds, [x, y]: LayerRow['at']): boolean =>
  x >= west && x < east && y >= south && y < north
