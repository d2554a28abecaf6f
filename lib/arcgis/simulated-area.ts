import type { Geometry, Position } from 'geojson'
import { Refusal } from '@/lib/conditions/refusal'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { fromEsri, fromMercator } from './geometry'
import { boxOf, degreesPerMetre, distanceBetween, intersects } from './intersection'

export interface SimulatedArea {
  bbox: Bounds
  matches(geometry: Geometry): boolean
}

const metresPer: Record<string, number> = {
  esriSRUnit_Meter: 1,
  esriSRUnit_Kilometer: 1000,
  esriSRUnit_Foot: 0.3048,
  esriSRUnit_StatuteMile: 1609.344,
}
const relations = ['', 'esriSpatialRelIntersects', 'esriSpatialRelEnvelopeIntersects']
const refused = () => new Refusal("'geometry' parameter is invalid")

export function readArea(params: URLSearchParams): SimulatedArea | undefined {
  const text = params.get('geometry')?.trim()
  if (!text) return undefined
  if (!relations.includes(params.get('spatialRel') ?? ''))
    throw new Refusal("'spatialRel' parameter is invalid")
  const shape = text.startsWith('{') ? parseJson(text) : text.split(',').map(Number)
  const wkid = wkidOf(params.get('inSR')) ?? embeddedWkid(shape)
  const type = params.get('geometryType') ?? 'esriGeometryEnvelope'
  const geometry = shapeOf(shape, type, toDegrees(wkid))
  const distance =
    Number(params.get('distance') ?? 0) * (metresPer[params.get('units') ?? 'esriSRUnit_Meter'] ?? Number.NaN)
  if (!(distance >= 0)) throw new Refusal("'distance' parameter is invalid")
  if (distance > 0) return around(geometry, distance)
  const bbox = boxOf(geometry)
  if (type !== 'esriGeometryEnvelope') {
    const hole = rectangularHoleOf(geometry)
    return {
      bbox,
      matches: (other) => !(hole && isInside(boxOf(other), hole)) && intersects(geometry, other),
    }
  }
  return { bbox, matches: (other) => isWithin(boxOf(other), bbox) || intersects(geometry, other) }
}

/** A spatial reference is a number or an object such as `{"wkid":4326}`. */
export function wkidOf(text: string | null): number | undefined {
  if (!text) return undefined
  return Number(text.startsWith('{') ? (parseJson(text).wkid ?? Number.NaN) : text)
}

/** Without `inSR`, hosts read degrees as the meters of the layer, which are in the Gulf of Guinea. */
function toDegrees(wkid = 102100): (position: Position) => Position {
  if (wkid === 4326) return (position) => position
  if (wkid === 102100 || wkid === 3857) return fromMercator
  throw new Refusal("'inSR' parameter is invalid")
}

function rectangularHoleOf(geometry: Geometry): Bounds | undefined {
  const [, hole, ...more] = geometry.type === 'Polygon' ? geometry.coordinates : []
  if (!hole || more.length > 0 || hole.length !== 5) return undefined
  const box = boxOf({ type: 'Polygon', coordinates: [hole] })
  const isCorner = ([x, y]: Position) => (x === box[0] || x === box[2]) && (y === box[1] || y === box[3])
  return hole.every(isCorner) ? box : undefined
}

function isInside(inner: Bounds, outer: Bounds): boolean {
  return inner[0] > outer[0] && inner[1] > outer[1] && inner[2] < outer[2] && inner[3] < outer[3]
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}

function around(geometry: Geometry, distance: number): SimulatedArea {
  const [west, south, east, north] = boxOf(geometry)
  const [perEast, perNorth] = degreesPerMetre((south + north) / 2)
  const [dx, dy] = [perEast * distance, perNorth * distance]
  return {
    bbox: [west - dx, south - dy, east + dx, north + dy],
    matches: (other) => distanceBetween(geometry, other) <= distance,
  }
}

type EsriShape = number[] | Record<string, unknown>

function shapeOf(shape: EsriShape, type: string, toDegrees: (position: Position) => Position): Geometry {
  if (type === 'esriGeometryPoint') {
    return { type: 'Point', coordinates: toDegrees(numbersOf(shape, ['x', 'y'])) }
  }
  if (type === 'esriGeometryEnvelope') {
    const [west = 0, south = 0, east = 0, north = 0] = numbersOf(shape, ['xmin', 'ymin', 'xmax', 'ymax'])
    return { type: 'Polygon', coordinates: [boxRing([west, south, east, north]).map(toDegrees)] }
  }
  const rings = type === 'esriGeometryPolygon' && !Array.isArray(shape) && shape.rings
  if (!isRings(rings)) throw refused()
  const polygon = fromEsri({ rings: rings.map((ring) => ring.map(toDegrees)) })
  if (!polygon) throw refused()
  return polygon
}

function numbersOf(shape: EsriShape, keys: string[]): number[] {
  const values = Array.isArray(shape) ? shape : keys.map((key) => shape[key])
  const numbers = values.filter((value) => typeof value === 'number' && Number.isFinite(value))
  if (numbers.length !== keys.length || values.length !== keys.length) throw refused()
  return numbers.map(Number)
}

function isRings(value: unknown): value is number[][][] {
  const isPosition = (position: unknown) => Array.isArray(position) && position.every(Number.isFinite)
  return Array.isArray(value) && value.every((ring) => Array.isArray(ring) && ring.every(isPosition))
}

function embeddedWkid(shape: EsriShape): number | undefined {
  if (Array.isArray(shape) || typeof shape.spatialReference !== 'object') return undefined
  return wkidOf(JSON.stringify(shape.spatialReference))
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw refused()
  }
}
