import type { Bounds } from '@/components/map/map-props'
import type { LayerRow } from '../layers/map-layer'

/** Excludes the north and east edge, so that each point is in exactly one of two adjacent boxes. */
export const isInside = ([west, south, east, north]: Bounds, [x, y]: LayerRow['at']): boolean =>
  x >= west && x < east && y >= south && y < north
