import type { ExpressionSpecification } from 'maplibre-gl'

/** Below this zoom there are too many parcels to draw. */
export const GATE_ZOOM = 15
/** Slightly closer, because a move of the map can end just short of its target. */
export const INSIDE_ZOOM = 15.25
/** Close enough to distinguish a parcel from its neighbors. */
export const PARCEL_ZOOM = 17

/** From the zoom where parcels appear to the one where a single parcel fills the screen. */
export const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  15,
  far,
  18,
  near,
]
