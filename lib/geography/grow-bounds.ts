import type { Bounds } from './types'

export const growBounds = ([west, south, east, north]: Bounds, degrees: number): Bounds => [
  west - degrees,
  south - degrees,
  east + degrees,
  north + degrees,
]
