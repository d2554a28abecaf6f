import type { Polygon } from 'geojson'
import type { Bounds } from '@/lib/geography/types'
import { joinBounds } from './bounds'
import type { IndexedOutline } from './outline-lookup'

interface Size {
  width: number
  height: number
}

interface MapDrawing {
  pathOf(shape: Shape): string
  toPixels(longitude: number, latitude: number): { x: number; y: number }
}

type Shape = Pick<IndexedOutline<unknown>, 'parts'>

const MARGIN = 0.1

export function drawMap(shape: Shape, size: Size): MapDrawing {
  const [west, south, east, north] = boundsOfShape(shape)
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const scale =
    (1 - 2 * MARGIN) * Math.min(size.width / ((east - west) * narrowing), size.height / (north - south))
  const toPixels = (longitude: number, latitude: number) => ({
    x: size.width / 2 + (unwrap(longitude) - middle.longitude) * narrowing * scale,
    y: size.height / 2 + (middle.latitude - latitude) * scale,
  })
  return { toPixels, pathOf: ({ parts }) => parts.map(({ polygon }) => toPath(polygon, toPixels)).join('') }
}

const boundsOfShape = ({ parts }: Shape): Bounds =>
  parts.map(({ bounds }) => westward(bounds)).reduce(joinBounds)

/**
 * Longitudes above 170 are those of the westernmost Aleutians. Subtracting 360 degrees keeps Alaska in one
 * piece.
 */
const unwrap = (longitude: number): number => (longitude > 170 ? longitude - 360 : longitude)

const westward = ([west, south, east, north]: Bounds): Bounds => [unwrap(west), south, unwrap(east), north]

function toPath({ coordinates: [ring = []] }: Polygon, toPixels: MapDrawing['toPixels']): string {
  const pixels: { x: number; y: number }[] = []
  for (const [longitude = 0, latitude = 0] of ring) {
    const pixel = toPixels(longitude, latitude)
    const last = pixels.at(-1)
    if (!last || Math.hypot(pixel.x - last.x, pixel.y - last.y) >= 1) pixels.push(pixel)
  }
  if (pixels.length < 3) return ''
  return `M${pixels.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
