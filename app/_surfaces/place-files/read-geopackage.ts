import 'server-only'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { readShape } from '@/lib/arcgis/geometry'
import { formatNumber } from '@/lib/format'
import {
  createProblemList,
  MOST_COLUMNS,
  nameColumn,
  type PlaceFileOutcome,
  type PlaceFileRow,
  type PlaceFileTable,
} from './file-table'
import { placeOf } from './read-geojson-file'
import { readWkb } from './read-wkb'

const texts = {
  broken: (file: string) => `${file} is not a whole GeoPackage. Save it again.`,
  empty: (file: string) => `${file} has no table with rows. Choose a file with at least one row.`,
  several: (file: string, names: string) =>
    `${file} has several layers: ${names}. Save the one that you need as a file of its own.`,
  projected: (file: string, system: string) =>
    `${file} is in ${system}. Save it with longitude and latitude (WGS 84, EPSG:4326).`,
  tooMany: (file: string, most: number) =>
    `${file} has more than ${formatNumber(most)} rows. Divide it into several files.`,
  tooWide: (file: string) =>
    `${file} has more than ${formatNumber(MOST_COLUMNS)} columns. Save it with those that you need.`,
  shapeless: (where: string) => `${where} has no shape. Give it one, or take it out.`,
  misplaced: (where: string) => `${where}: its shape lies outside the world, or is not one that a map draws.`,
  where: (file: string, number: number) => `${file}, row ${number}`,
  row: (number: number) => `Row ${number}`,
}

const WGS_84 = 4326
const MOST_NAMES = 5

export const isDatabase = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 15)) === 'SQLite format 3'

class Refusal extends Error {}

/** Does not trust the schema of the file: reads only the stored columns of one plain table. */
export function readGeoPackage(file: string, bytes: Uint8Array, mostRows: number): PlaceFileOutcome {
  const folder = mkdtempSync(join(tmpdir(), 'openplat-gpkg-'))
  try {
    const path = join(folder, 'file.gpkg')
    writeFileSync(path, bytes)
    const database = new Libsql(path, { readonly: true })
    try {
      database.exec('pragma trusted_schema = off')
      database.exec('pragma cell_size_check = on')
      return { kind: 'table', table: readLayer(file, database, mostRows) }
    } finally {
      database.close()
    }
  } catch (error) {
    return { kind: 'refused', why: error instanceof Refusal ? error.message : texts.broken(file) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Cells = Record<string, unknown>

function readLayer(file: string, database: Libsql.Database, mostRows: number): PlaceFileTable {
  const all = (sql: string, ...values: (string | number)[]) => database.prepare(sql).all(...values) as Cells[]
  const layers = all(
    `select table_name as name from gpkg_contents join sqlite_master on name = table_name
     where data_type in ('features', 'attributes') and type = 'table' and sql not like 'create virtual%'`,
  ).map(({ name }) => String(name))
  const [layer, ...others] = layers
  if (layer === undefined) throw new Refusal(texts.empty(file))
  if (others.length > 0) throw new Refusal(texts.several(file, layers.slice(0, MOST_NAMES).join(', ')))
  const geometryColumn = readGeometryColumn(file, all, layer)
  // Reading a generated column would run an expression from the file.
  const columns = all(`select name from pragma_table_xinfo(?) where hidden = 0`, layer)
    .map(({ name }) => String(name))
    .filter((name) => name !== geometryColumn)
  if (columns.length > MOST_COLUMNS) throw new Refusal(texts.tooWide(file))
  const selected = [...columns, ...(geometryColumn === undefined ? [] : [geometryColumn])].map(quote)
  const stored = all(`select ${selected.join(', ')} from ${quote(layer)} limit ?`, mostRows + 1)
  if (stored.length > mostRows) throw new Refusal(texts.tooMany(file, mostRows))
  if (stored.length === 0) throw new Refusal(texts.empty(file))
  const problems = createProblemList()
  const named = nameColumn(columns)
  const rows = stored.map((values, index): PlaceFileRow => {
    const number = index + 1
    const cells = columns.map((column) => toCell(values[column]))
    const row = { number, name: cells[named] || texts.row(number), cells }
    if (geometryColumn === undefined) return row
    const blob = values[geometryColumn]
    const shape = blob instanceof ArrayBuffer ? readShape(readBlob(new Uint8Array(blob))) : null
    if (shape) return { ...row, ...placeOf(shape) }
    const tell = blob instanceof ArrayBuffer ? texts.misplaced : texts.shapeless
    problems.add(tell(texts.where(file, number)))
    return row
  })
  return { columns, rows, ...problems.end(), notes: [] }
}

function readGeometryColumn(
  file: string,
  all: (sql: string, ...values: (string | number)[]) => Cells[],
  layer: string,
): string | undefined {
  const [geometry] = all(
    'select column_name as name, srs_id as srs from gpkg_geometry_columns where table_name = ?',
    layer,
  )
  if (!geometry) return undefined
  const [system] = all(
    'select srs_name as name, organization_coordsys_id as code from gpkg_spatial_ref_sys where srs_id = ?',
    Number(geometry.srs),
  )
  if (Number(system?.code) !== WGS_84)
    throw new Refusal(texts.projected(file, String(system?.name ?? geometry.srs)))
  return String(geometry.name)
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

const toCell = (value: unknown): string =>
  value === null || value === undefined || value instanceof ArrayBuffer ? '' : String(value)

const HEADER_BYTES = 8
const FLAGS_AT = 3
const IS_EMPTY = 1 << 4
const ENVELOPES = [0, 32, 48, 48, 64]

function readBlob(blob: Uint8Array) {
  const flags = blob[FLAGS_AT] ?? 0
  const isGeoPackage = blob[0] === 0x47 && blob[1] === 0x50
  const envelope = ENVELOPES[(flags >> 1) & 7]
  if (!isGeoPackage || envelope === undefined || flags & IS_EMPTY) return undefined
  return readWkb(blob.subarray(HEADER_BYTES + envelope))
}
