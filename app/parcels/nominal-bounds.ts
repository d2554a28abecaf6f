import type { Bounds } from '@/components/map/map-props'
import type { ParcelsUrl } from './url'

const WIDTH = 1024
const HEIGHT = 640
/** Pixels of the whole earth at zoom 0, as the map counts them. */
const WORLD = 512

/** What a map of ordinary size would show: for the list where there is no map, or not yet. */
export function nominalBounds({ at, zoom }: Pick<ParcelsUrl, 'at' | 'zoom'>): Bounds {
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
