import type { ExpressionSpecification } from 'maplibre-gl'

export const GATE_ZOOM = 15
/**
 * Slightly larger than the first zoom of the layer, because a move of the map may end just short of its
 * target.
 */
export const INSIDE_ZOOM = 15.25
export const PARCEL_ZOOM = 17

export const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  15,
  far,
  18,
  near,
]
