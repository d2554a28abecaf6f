import type { Position } from 'geojson'
import { stateOutlines } from './state-at'

export interface StateDrawing {
  name: string
  /** Of an SVG path, in the pixels of the square asked for. */
  path: string
  toPixels(longitude: number, latitude: number): { x: number; y: number }
}

/** A state as a small drawing, true in its proportions around its middle. */
export function drawState(postal: string, size: number): StateDrawing | undefined {
  const outline = stateOutlines().outlines.find(({ properties }) => properties.postal === postal)
  if (!outline) return undefined
  const rings = outline.parts.flatMap(({ polygon }) => polygon.coordinates.slice(0, 1)).map(unwrap)
  const points = rings.flat()
  const [west, east] = extent(points.map(([x = 0]) => x))
  const [south, north] = extent(points.map(([, y = 0]) => y))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = size / Math.max((east - west) * narrowing, north - south)
  const margin = {
    x: (size - (east - west) * narrowing * scale) / 2,
    y: (size - (north - south) * scale) / 2,
  }
  const toPixels = (longitude: number, latitude: number) => ({
    x: margin.x + (past(longitude) - west) * narrowing * scale,
    y: margin.y + (north - latitude) * scale,
  })
  const past = (longitude: number) => (west < -180 && longitude > 0 ? longitude - 360 : longitude)
  const path = rings.map((ring) => toPath(ring.map(([x = 0, y = 0]) => toPixels(x, y)))).join('')
  return { name: outline.properties.name, path, toPixels }
}

/** The Aleutians reach over the antimeridian: all of Alaska is counted westward. */
const unwrap = (ring: Position[]): Position[] => ring.map(([x = 0, y = 0]) => [x > 170 ? x - 360 : x, y])

/** Alaska has more points than an argument list may. */
function extent(values: readonly number[]): [least: number, most: number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}

/** Points closer than a pixel to the last one drawn are left out, and rings that come down to a dot. */
function toPath(pixels: readonly { x: number; y: number }[]): string {
  const drawn: { x: number; y: number }[] = []
  for (const pixel of pixels) {
    const last = drawn.at(-1)
    if (!last || Math.hypot(pixel.x - last.x, pixel.y - last.y) >= 1) drawn.push(pixel)
  }
  if (drawn.length < 3) return ''
  return `M${drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
