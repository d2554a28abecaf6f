import type { Bounds, LngLat } from './types'

const WIDTH = 1024
const HEIGHT = 640
/** MapLibre draws the world 512 pixels wide at zoom 0. */
const WORLD = 512

export function nominalBounds({ at, zoom }: { at: LngLat; zoom: number }): Bounds {
  const degreesPerPixel = 360 / (WORLD * 2 ** zoom)
  const halfWidth = (WIDTH / 2) * degreesPerPixel
  const halfHeight = (HEIGHT / 2) * degreesPerPixel * Math.cos((at.latitude * Math.PI) / 180)
  return [
    at.longitude - halfWidth,
    at.latitude - halfHeight,
    at.longitude + halfWidth,
    at.latitude + halfHeight,
  ]
}
