import type { Polygon } from 'geojson'
import type { Bounds } from '@/lib/geography/types'
import { countiesOf } from './county-of'
import type { Outline } from './outline-lookup'
import { stateOutlines } from './state-at'

interface Size {
  width: number
  height: number
}

export interface MapDrawing {
  /** Paths of an SVG, in the pixels of the size asked for. */
  states: string
  counties: string
  /** The county or state that the map is about. */
  own: string
  toPixels(longitude: number, latitude: number): { x: number; y: number }
}

type Shape = Pick<Outline<unknown>, 'parts'>

/** The outlines of states and counties within the bounds, filling the size; true in its proportions at the middle. */
export function drawMap(bounds: Bounds, size: Size, own?: Shape): MapDrawing {
  const [west, south, east, north] = westward(bounds)
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const scale = Math.min(size.width / ((east - west) * narrowing), size.height / (north - south))
  const toPixels = (longitude: number, latitude: number) => ({
    x: size.width / 2 + (unwrap(longitude) - middle.longitude) * narrowing * scale,
    y: size.height / 2 + (middle.latitude - latitude) * scale,
  })
  const isInView = (part: Bounds) => {
    const from = toPixels(part[0], part[3])
    const to = toPixels(part[2], part[1])
    return from.x <= size.width && to.x >= 0 && from.y <= size.height && to.y >= 0
  }
  const pathOf = (shapes: readonly Shape[]) =>
    shapes
      .flatMap(({ parts }) => parts.filter((part) => isInView(part.bounds)))
      .map(({ polygon }) => toPath(polygon, toPixels))
      .join('')
  const states = stateOutlines().outlines.filter(({ parts }) => parts.some((part) => isInView(part.bounds)))
  const counties = states.flatMap(({ properties }) => countiesOf(properties.postal).outlines)
  return { states: pathOf(states), counties: pathOf(counties), own: pathOf(own ? [own] : []), toPixels }
}

/** The bounds of a shape, in one piece. */
export const boundsOfShape = ({ parts }: Shape): Bounds =>
  parts
    .map(({ bounds }) => westward(bounds))
    .reduce(([west, south, east, north], part) => [
      Math.min(west, part[0]),
      Math.min(south, part[1]),
      Math.max(east, part[2]),
      Math.max(north, part[3]),
    ])

/** The Aleutians reach over the antimeridian: all of Alaska is counted westward. */
const unwrap = (longitude: number): number => (longitude > 170 ? longitude - 360 : longitude)

const westward = ([west, south, east, north]: Bounds): Bounds => [unwrap(west), south, unwrap(east), north]

/** Points closer than a pixel to the last one drawn are left out, and rings that come down to a dot. */
function toPath({ coordinates: [ring = []] }: Polygon, toPixels: MapDrawing['toPixels']): string {
  const drawn: { x: number; y: number }[] = []
  for (const [longitude = 0, latitude = 0] of ring) {
    const pixel = toPixels(longitude, latitude)
    const last = drawn.at(-1)
    if (!last || Math.hypot(pixel.x - last.x, pixel.y - last.y) >= 1) drawn.push(pixel)
  }
  if (drawn.length < 3) return ''
  return `M${drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
