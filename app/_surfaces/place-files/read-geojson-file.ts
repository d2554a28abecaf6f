import type { Geometry, Position } from 'geojson'
import { readShape } from '@/lib/arcgis/geometry'
import { formatNumber } from '@/lib/format'
import { centerOf } from '@/lib/geography/geo'
import {
  createProblemList,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  nameColumn,
  type PlaceFileOutcome,
  type PlaceFileRow,
  tooManyCells,
} from './file-table'

const texts = {
  noJson: (file: string, why: string) => `${file} is not JSON (${why}). Save it again as GeoJSON.`,
  noFeatures: (file: string) =>
    `${file} is JSON but not GeoJSON: a FeatureCollection, a Feature or a shape is missing. Save it again as GeoJSON.`,
  projected: (file: string, name: string) =>
    `${file} is in ${name}. Save it with longitude and latitude (WGS 84), as GeoJSON wants.`,
  tooMany: (file: string) =>
    `${file} has more than ${formatNumber(MOST_ROWS)} features. Divide it into several files.`,
  tooWide: (file: string) =>
    `${file} has more than ${formatNumber(MOST_COLUMNS)} properties. Save it with those that you need.`,
  shapeless: (where: string) => `${where} has no shape. Give it one, or take it out.`,
  misplaced: (where: string) =>
    `${where}: its shape lies outside the world, or is not one that a map draws. GeoJSON writes longitude first, then latitude, in degrees.`,
  where: (file: string, number: number) => `${file}, feature ${number}, geometry`,
  feature: (number: number) => `Feature ${number}`,
}

/** GeoJSON puts the longitude first. Swapped coordinates are reported and never corrected. */
export function readGeoJsonFile(file: string, text: string): PlaceFileOutcome {
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { kind: 'refused', why: texts.noJson(file, error instanceof Error ? error.message : '') }
  }
  const features = featuresOf(parsed)
  if (!features) return { kind: 'refused', why: texts.noFeatures(file) }
  const projection = projectionOf(parsed)
  if (projection) return { kind: 'refused', why: texts.projected(file, projection) }
  if (features.length > MOST_ROWS) return { kind: 'refused', why: texts.tooMany(file) }
  const keys = new Set<string>()
  for (const { properties } of features) {
    for (const key of isObject(properties) ? Object.keys(properties) : []) keys.add(key)
    if (keys.size > MOST_COLUMNS) return { kind: 'refused', why: texts.tooWide(file) }
  }
  if (features.length * keys.size > MOST_CELLS) return { kind: 'refused', why: tooManyCells(file) }
  const columns = [...keys]
  const named = nameColumn(columns)
  const list = createProblemList()
  const rows = features.map(({ geometry, properties }, index): PlaceFileRow => {
    const number = index + 1
    const shape = isObject(geometry) ? shapeOf(geometry) : null
    if (!shape) list.add((isObject(geometry) ? texts.misplaced : texts.shapeless)(texts.where(file, number)))
    const values = isObject(properties) ? properties : {}
    const cells = columns.map((column) => toCell(Object.hasOwn(values, column) ? values[column] : null))
    return { number, name: cells[named] || texts.feature(number), cells, ...(shape ? placeOf(shape) : {}) }
  })
  return { kind: 'table', table: { columns, rows, ...list.end(), notes: [] } }
}

type Loose = Record<string, unknown>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

function featuresOf(value: unknown): Loose[] | undefined {
  if (!isObject(value)) return undefined
  if (value.type === 'FeatureCollection')
    return Array.isArray(value.features) ? value.features.filter(isObject) : undefined
  if (value.type === 'Feature') return [value]
  return 'coordinates' in value ? [{ geometry: value }] : undefined
}

/**
 * Returns undefined for WGS84, which RFC 7946 requires. Older files may name another system in
 * `crs`.
 */
function projectionOf(value: unknown): string | undefined {
  const crs = isObject(value) && isObject(value.crs) ? value.crs.properties : undefined
  const name = isObject(crs) && typeof crs.name === 'string' ? crs.name : undefined
  return name === undefined || /CRS84|EPSG:+(?:[\d.]*:)?4326$/i.test(name) ? undefined : name
}

function shapeOf(geometry: Loose): Geometry | null {
  return Array.isArray(geometry.coordinates) ? readShape(geometry as unknown as Geometry) : null
}

export function placeOf(shape: Geometry): Pick<PlaceFileRow, 'at' | 'shape'> {
  const [longitude = 0, latitude = 0] = pointOf(shape)
  return { at: [longitude, latitude], ...(shape.type === 'Point' ? {} : { shape }) }
}

function pointOf(shape: Geometry): Position {
  switch (shape.type) {
    case 'Point':
      return shape.coordinates
    case 'Polygon':
    case 'MultiPolygon':
      return centerOf(shape)
    case 'LineString':
      return middleOf(shape.coordinates)
    case 'MultiLineString':
      return middleOf(shape.coordinates[0] ?? [])
    default:
      return []
  }
}

const middleOf = (path: readonly Position[]): Position => path[Math.floor(path.length / 2)] ?? []

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
