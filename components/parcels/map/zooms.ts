import type { ExpressionSpecification } from 'maplibre-gl'

/** Below this zoom there are too many parcels to draw. */
export const GATE_ZOOM = 15
/** A little closer: a move of the map can end a hair before where it was sent. */
export const INSIDE_ZOOM = 15.25
/** Near enough to tell a parcel from its neighbors. */
export const PARCEL_ZOOM = 17

/** From where parcels appear to where one of them fills the hand. */
export const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  15,
  far,
  18,
  near,
]
