/** A point in degrees of WGS 84. */
export interface LngLat {
  longitude: number
  latitude: number
}

/** A box in degrees of WGS 84. */
export type Bounds = [west: number, south: number, east: number, north: number]
