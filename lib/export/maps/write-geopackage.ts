import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { distinguish } from '../cell'
import type { ExportDocument } from '../document'
import { toFileName } from '../file-name'
import type { ExportCell } from '../table'
import { pragmas, standardTables, WGS_84 } from './geopackage-tables'
import { type MapColumnKind, type MapFileLayer, measureLayers, ROWS_TO_PAUSE } from './layers'
import { describeDocument, metadataOf } from './metadata'
import { boundsOfShape, type MapFileShape } from './shape'
import { writeWkb } from './well-known-binary'

const PIECE_BYTES = 64 * 1024

/**
 * The database is a temporary file, so that a large file does not fill the memory. At an empty piece, other
 * work may run.
 */
export function* writeGeoPackage(document: ExportDocument): Generator<'' | Uint8Array<ArrayBuffer>> {
  const layers = yield* measureLayers(document)
  const folder = mkdtempSync(join(tmpdir(), 'openplat-gpkg-'))
  const file = join(folder, 'file.gpkg')
  try {
    yield* fill(file, document, layers)
    yield* readPieces(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function* readPieces(file: string): Generator<Uint8Array<ArrayBuffer>> {
  const descriptor = openSync(file, 'r')
  try {
    for (;;) {
      const piece = new Uint8Array(PIECE_BYTES)
      const length = readSync(descriptor, piece)
      if (length === 0) return
      yield piece.subarray(0, length)
    }
  } finally {
    closeSync(descriptor)
  }
}

function* fill(file: string, document: ExportDocument, layers: readonly MapFileLayer[]): Generator<''> {
  const database = new Libsql(file)
  try {
    for (const pragma of pragmas) database.exec(`pragma ${pragma}`)
    database.exec('begin')
    database.exec(standardTables)
    writeMetadata(database, document)
    const names = nameTables(layers)
    for (const [at, layer] of layers.entries())
      yield* writeLayer(database, document, layer, names[at] ?? { table: '', identifier: '' })
    database.exec('commit')
  } finally {
    database.close()
  }
}

const momentOf = ({ retrievedAt }: ExportDocument) => new Date(retrievedAt || 0).toISOString()

function writeMetadata(database: Libsql.Database, document: ExportDocument): void {
  const metadata = JSON.stringify(metadataOf(document), null, 1)
  const standard = 'https://www.rfc-editor.org/rfc/rfc8259'
  insert(database, 'gpkg_metadata', [1, 'dataset', standard, 'application/json', metadata])
  insert(database, 'gpkg_metadata_reference', ['geopackage', null, null, null, momentOf(document), 1, null])
}

const insert = (database: Libsql.Database, table: string, values: readonly (string | number | null)[]) =>
  insertion(database, table, values.length).run([...values])

const insertion = (database: Libsql.Database, table: string, columns: number) =>
  database.prepare(`insert into ${quote(table)} values (${Array(columns).fill('?').join(', ')})`)

const types = {
  number: 'real',
  boolean: 'boolean',
  date: 'date',
  text: 'text',
} as const satisfies Record<MapColumnKind, string>

interface TableNames {
  table: string
  identifier: string
}

function nameTables(layers: readonly MapFileLayer[]): TableNames[] {
  const tables = new Set<string>()
  const identifiers = new Set<string>()
  const distinct = (name: string, others: Set<string>, tie: string) => {
    let own = name
    for (let n = 2; others.has(own); n++) own = `${name}${tie}${n}`
    others.add(own)
    return own
  }
  return layers.map(({ name }) => ({
    table: distinct(toTableName(name), tables, '_'),
    identifier: distinct(name, identifiers, ' '),
  }))
}

/**
 * GeoPackage and SQLite reserve the prefixes `gpkg_`, `sqlite_` and `rtree_`, and a digit must not come
 * first.
 */
const toTableName = (name: string) =>
  toFileName(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^(?=(?:gpkg|sqlite|rtree)_|\d)/, 'layer_')

function* writeLayer(
  database: Libsql.Database,
  document: ExportDocument,
  layer: MapFileLayer,
  { table, identifier }: TableNames,
): Generator<''> {
  const { columns, notes, bounds, count, placed } = layer
  const shaped = placed > 0 || count === 0
  const [west = null, south = null, east = null, north = null] = bounds ?? []
  insert(database, 'gpkg_contents', [
    table,
    shaped ? 'features' : 'attributes',
    identifier,
    describeDocument(document, notes, shaped ? count - placed : 0).join('\n'),
    momentOf(document),
    west,
    south,
    east,
    north,
    shaped ? WGS_84 : null,
  ])
  const fields = ['fid integer primary key not null']
  if (shaped) fields.push(`geom ${shapeType(layer)}`)
  for (const { name, kind } of columns) fields.push(`${quote(name)} ${types[kind]}`)
  database.exec(`create table ${quote(table)} (${fields.join(', ')})`)
  if (shaped) insert(database, 'gpkg_geometry_columns', [table, 'geom', shapeType(layer), WGS_84, 0, 0])
  const labels = distinguish(columns.map(({ label }) => label))
  for (const [at, { name }] of columns.entries()) {
    const label = labels[at] ?? name
    insert(database, 'gpkg_data_columns', [table, name, label, label, null, null, null])
  }
  const row = insertion(database, table, fields.length)
  let rowCount = 0
  for (const { cells, shape } of layer.rows()) {
    const values = [null, shape && toBlob(shape), ...cells.map(toValue)]
    row.run(shaped ? values : values.toSpliced(1, 1))
    rowCount += 1
    if (rowCount % ROWS_TO_PAUSE === 0) yield ''
  }
}

function shapeType({ types }: MapFileLayer): string {
  const [type, ...others] = types
  if (!type || others.length > 0) return 'GEOMETRY'
  return type === 'GeometryCollection' ? 'GEOMCOLLECTION' : type.toUpperCase()
}

const quote = (name: string) => `"${name.replaceAll('"', '""').replaceAll('\0', '')}"`

const toValue = (cell: ExportCell) => (typeof cell === 'boolean' ? Number(cell) : cell)

const HEADER_BYTES = 8
const ENVELOPE_BYTES = 32
const MAGIC = 0x4750
const LITTLE_ENDIAN = 1
const HAS_ENVELOPE = 1 << 1

/** A point needs no envelope, because the envelope would equal the point. */
function toBlob(shape: MapFileShape): Uint8Array {
  const hasEnvelope = shape.type !== 'Point'
  const blob = writeWkb(shape, HEADER_BYTES + (hasEnvelope ? ENVELOPE_BYTES : 0))
  const view = new DataView(blob.buffer)
  view.setUint16(0, MAGIC)
  view.setUint8(3, LITTLE_ENDIAN | (hasEnvelope ? HAS_ENVELOPE : 0))
  view.setInt32(4, WGS_84, true)
  if (hasEnvelope) {
    const [west, south, east, north] = boundsOfShape(shape)
    for (const [at, value] of [west, east, south, north].entries())
      view.setFloat64(HEADER_BYTES + at * 8, value, true)
  }
  return blob
}
