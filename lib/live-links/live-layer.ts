import { createHash } from 'node:crypto'
import type { Geometry } from 'geojson'
import { boxOf } from '@/lib/arcgis/intersection'
import { readCell } from '@/lib/export/cell'
import type { ExportCell, ExportColumn, ExportRows, ExportTable } from '@/lib/export/table'
import { joinBounds } from '@/lib/geography/bounds'
import type { Bounds } from '@/lib/geography/types'

export type LiveShape = 'point' | 'line' | 'area' | 'none'

export interface LiveColumn extends Omit<ExportColumn, 'key'> {
  /**
   * Contains only letters, digits and underscores, and does not begin with a digit, because every map program
   * accepts such names.
   */
  name: string
  key: string
}

export interface LiveRow {
  id: string
  /** A positive 31-bit integer, because ArcGIS requires one as the object id. */
  number: number
  cells: Readonly<Record<string, ExportCell>>
  geometry: Geometry | null
}

export interface LiveRows {
  rows: readonly LiveRow[]
  retrievedAt: string
}

/**
 * A live layer returns every row or fails, because map programs do not show a note about missing rows.
 * `description` contains the notes of the exported file.
 */
export interface LiveLayer {
  id: string
  title: string
  description: string
  attribution: string
  columns: readonly LiveColumn[]
  shape: LiveShape
  /** `extent` is null if no row has a position, or if the layer covers the whole country. */
  extent: Bounds | null
  /** True if the layer covers the whole country. Each request must then contain a box. */
  needsBox: boolean
  /** Throws a `ConnectorError` if the layer cannot return every row that intersects the box. */
  fetchRows(box: Bounds | undefined): Promise<LiveRows>
}

export interface LiveService {
  id: string
  title: string
  description: string
  isSample: boolean
  layers: readonly LiveLayer[]
}

/**
 * Columns with these names would conflict with ArcGIS fields, or with parameters of an OGC query. ArcGIS
 * ignores case.
 */
const reserved = ['objectid', 'shape', 'geometry', 'id', 'bbox', 'limit', 'offset', 'datetime', 'f', 'crs']

export function toLiveColumns(columns: readonly ExportColumn[]): LiveColumn[] {
  const names = new Set(reserved)
  return columns.map((column) => {
    const plain = column.key.replace(/\W+/g, '_').replace(/^(?=\d|$)/, '_')
    let name = plain
    for (let n = 2; names.has(name.toLowerCase()); n++) name = `${plain}_${n}`
    names.add(name.toLowerCase())
    return { ...column, name }
  })
}

export function toLiveRows(table: ExportTable<ExportRows>, columns: readonly LiveColumn[]): LiveRow[] {
  const ids = new Set<string>()
  const numbers = new Set<number>()
  return [...table.rows].map((row, at): LiveRow => {
    const parts = table.key?.map((name) => row.cells[name] ?? '') ?? [at + 1]
    const id = unique(parts.join(':') || String(at + 1), ids)
    const cells = Object.fromEntries(columns.map((column) => [column.name, readCell(row, column)]))
    return {
      id,
      number: table.key ? numberOf(id, numbers) : at + 1,
      cells,
      geometry: row.geometry ?? null,
    }
  })
}

function unique(id: string, ids: Set<string>): string {
  let free = id
  for (let n = 2; ids.has(free); n++) free = `${id}:${n}`
  ids.add(free)
  return free
}

const LARGEST = 2 ** 31 - 2

/**
 * Derived from the id, because ArcGIS merges the responses of adjacent boxes by this number. If two ids of a
 * response have the same hash, the second gets the next free number.
 */
function numberOf(id: string, numbers: Set<number>): number {
  let number = (createHash('sha256').update(id).digest().readUInt32BE() % LARGEST) + 1
  while (numbers.has(number)) number = (number % LARGEST) + 1
  numbers.add(number)
  return number
}

const shapes: Readonly<Record<Geometry['type'], LiveShape>> = {
  Point: 'point',
  MultiPoint: 'none',
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'area',
  MultiPolygon: 'area',
  GeometryCollection: 'none',
}

export const shapeOf = (geometry: Geometry | null): LiveShape => (geometry ? shapes[geometry.type] : 'none')

export const shapeOfRows = (rows: readonly LiveRow[]): LiveShape =>
  rows.map(({ geometry }) => shapeOf(geometry)).find((shape) => shape !== 'none') ?? 'none'

export function extentOfRows(rows: readonly LiveRow[]): Bounds | null {
  const boxes = rows.flatMap(({ geometry }) => (geometry ? [boxOf(geometry)] : []))
  return boxes.length > 0 ? boxes.reduce(joinBounds) : null
}
