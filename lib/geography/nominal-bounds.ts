import type { Bounds, LngLat } from './types'

const WIDTH = 1024
const HEIGHT = 640
/** Width in pixels of the whole world at zoom 0, as MapLibre counts it. */
const WORLD = 512

/** Returns the box that a map of usual size shows, for lists without a map. */
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
