export interface LngLat {
  longitude: number
  latitude: number
}

export type Bounds = [west: number, south: number, east: number, north: number]
