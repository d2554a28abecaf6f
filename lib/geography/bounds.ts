import type { Bounds } from './types'

export const growBounds = ([west, south, east, north]: Bounds, degrees: number): Bounds => [
  west - degrees,
  south - degrees,
  east + degrees,
  north + degrees,
]

export const joinBounds = ([west, south, east, north]: Bounds, other: Bounds): Bounds => [
  Math.min(west, other[0]),
  Math.min(south, other[1]),
  Math.max(east, other[2]),
  Math.max(north, other[3]),
]

export const isOnGlobe = ([west, south, east, north]: Bounds): boolean =>
  west >= -180 && east <= 180 && south >= -90 && north <= 90
