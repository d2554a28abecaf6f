import type { Polygon, Position } from 'geojson'
import { readPath, writePath } from '@/lib/coordinates/path-code'
import { crossesItself } from '@/lib/geography/crosses-itself'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { isSimpleEnough, isSmallEnough, MOST_CORNERS, MOST_SQUARE_MILES } from './outline'

const texts = defineSentences('cleanup-site.read-outline', {
  unreadable:
    'We could not read the outline. Paste a GeoJSON polygon, or corners as longitude,latitude with a blank between them.',
  several: 'The outline has several parts or a hole. Give one ring.',
  few: 'An outline has at least three corners.',
  globe: 'A corner of the outline is not on the globe. Write longitude first, then latitude.',
  corners: 'The outline has more than {most, number} corners. Simplify it, or leave corners out.',
  large: 'The outline is larger than {most, number} square miles. Take a smaller one.',
  crossed: 'The outline crosses itself. List its corners in order along the edge.',
})

export const MOST_OUTLINE_TEXT = 20_000

export function readOutline(text: string): Polygon | { problem: string } {
  const rings = ringsIn(text.trim())
  if (!rings) return { problem: texts.unreadable }
  const [ring, ...others] = rings
  if (!ring || others.length > 0) return { problem: texts.several }
  const corners = withoutRepeats(ring)
  if (corners.length < 3) return { problem: texts.few }
  if (!corners.every(isOnGlobe)) return { problem: texts.globe }
  const outline: Polygon = { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }
  if (!isSimpleEnough(outline)) return { problem: texts.corners({ most: MOST_CORNERS }) }
  if (crossesItself(corners)) return { problem: texts.crossed }
  return isSmallEnough(outline) ? outline : { problem: texts.large({ most: MOST_SQUARE_MILES }) }
}

const cornersOf = ({ coordinates: [ring = []] }: Polygon) => ring.slice(0, -1)

export const writeOutline = (outline: Polygon): string =>
  cornersOf(outline)
    .map((corner) => corner.join())
    .join(' ')

const CODE = '~'

/** The short form for links: 500 corners take at most 5,000 characters. */
export const encodeOutline = (outline: Polygon): string => `${CODE}${writePath(cornersOf(outline))}`

function ringsIn(text: string): Position[][] | undefined {
  if (text.startsWith(CODE)) {
    const corners = readPath(text.slice(CODE.length))
    return corners && [corners]
  }
  if (text.startsWith('{')) {
    try {
      return ringsOf(JSON.parse(text))
    } catch {
      return undefined
    }
  }
  const pairs = text
    .replace(/\s*,\s*/g, ',')
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((pair) => (/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(pair) ? pair.split(',').map(Number) : undefined))
  return pairs.every((pair) => pair !== undefined) ? [pairs] : undefined
}

interface GeoJsonLike {
  type?: unknown
  features?: unknown
  geometry?: unknown
  coordinates?: unknown
}

function ringsOf(value: unknown): Position[][] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, features, geometry, coordinates } = value as GeoJsonLike
  if (type === 'FeatureCollection' && Array.isArray(features)) {
    const parts = features.map(ringsOf)
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined
  }
  if (type === 'Feature') return ringsOf(geometry)
  if (type === 'Polygon') return toRings(coordinates)
  if (type !== 'MultiPolygon' || !Array.isArray(coordinates)) return undefined
  const parts = coordinates.map(toRings)
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

const toRings = (value: unknown): Position[][] | undefined =>
  Array.isArray(value) && value.every((ring) => Array.isArray(ring) && ring.every(isPosition))
    ? (value as Position[][])
    : undefined

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every(Number.isFinite)

const round = (degrees = 0) => Number(degrees.toFixed(6))

function withoutRepeats(ring: readonly Position[]): Position[] {
  const rounded = ring.map(([x, y]): Position => [round(x), round(y)])
  return rounded.filter((corner, index) => {
    const next = rounded[(index + 1) % rounded.length]
    return rounded.length === 1 || corner.join() !== next?.join()
  })
}

const isOnGlobe = ([x = 181, y = 91]: Position) => Math.abs(x) <= 180 && Math.abs(y) <= 90
