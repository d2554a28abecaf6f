import type { Geometry } from 'geojson'
import type { MapFeature, MapFeatures } from '@/components/map/map-props'
import { boxRing } from '@/lib/geography/box-ring'

/** More features would freeze the page. */
export const MAX_FEATURES = 500
const DEEPEST = 8

type Fields = Readonly<Record<string, unknown>>

const geometryTypes = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']
const nameFields = ['name', 'label', 'title', 'address', 'siteAddress', 'parcelId', 'registryId', 'id']

export function featuresIn(answer: unknown): MapFeatures {
  const features: MapFeature[] = []
  const keys = new Set<string>()
  const walk = (value: unknown, name: string, depth: number): void => {
    if (features.length >= MAX_FEATURES || depth > DEEPEST || !(value instanceof Object)) return
    if (Array.isArray(value)) {
      for (const each of value) walk(each, name, depth + 1)
      return
    }
    const fields = value as Fields
    const own = nameOf(fields) ?? name
    const geometry = geometryOf(fields)
    const key = JSON.stringify(geometry)
    if (geometry && !keys.has(key)) {
      keys.add(key)
      const id = String(features.length)
      features.push({ type: 'Feature', id, properties: { name: own, role: 'result' }, geometry })
    }
    if (geometry && 'coordinates' in fields) return
    for (const each of Object.values(fields)) walk(each, own, depth + 1)
  }
  walk(answer, '', 0)
  return { type: 'FeatureCollection', features }
}

const nameOf = (fields: Fields): string | undefined =>
  nameFields.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined

function geometryOf(fields: Fields): Geometry | undefined {
  if (geometryTypes.includes(String(fields.type)) && Array.isArray(fields.coordinates))
    return isInDegrees(fields.coordinates) ? (fields as unknown as Geometry) : undefined
  const box = boxOf(fields)
  if (box) return { type: 'Polygon', coordinates: [boxRing(box)] }
  const { latitude, longitude } = fields
  return typeof latitude === 'number' && typeof longitude === 'number' && isPosition([longitude, latitude])
    ? { type: 'Point', coordinates: [longitude, latitude] }
    : undefined
}

type Box = [west: number, south: number, east: number, north: number]

function boxOf({ bbox, c1lon, c1lat, c2lon, c2lat }: Fields): Box | undefined {
  const corners = Array.isArray(bbox) ? bbox : [c1lon, c1lat, c2lon, c2lat]
  const [west, south, east, north] = corners.filter((degrees) => typeof degrees === 'number')
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  const isBox = isPosition([west, south]) && isPosition([east, north])
  return isBox ? [west, south, east, north] : undefined
}

/** Returns false for coordinates that cannot be degrees. Some sources use feet of a local grid. */
function isInDegrees(coordinates: readonly unknown[]): boolean {
  const [first] = coordinates
  return Array.isArray(first) ? isInDegrees(first) : isPosition(coordinates)
}

const isPosition = ([x, y]: readonly unknown[]): boolean =>
  typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 180 && Math.abs(y) <= 90
