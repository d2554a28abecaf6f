import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import type { ExportDocument } from '../document'
import { type ExportFormat, formatLabel } from '../format'
import type { ExportCell } from '../table'
import {
  type MapColumnKind,
  type MapFileColumn,
  type MapFileLayer,
  type MapFileRow,
  measureLayers,
  ROWS_TO_PAUSE,
  toKind,
} from './layers'
import { metadataOf } from './metadata'
import { joinBounds } from './shape'
import { writeWkb } from './well-known-binary'

const ROWS_IN_GROUP = 2_000

export const parquet = {
  id: 'parquet',
  label: formatLabel('parquet'),
  extension: 'parquet',
  contentType: 'application/vnd.apache.parquet',
  *render(document) {
    const layers = yield* measureLayers(document)
    const { columns, rows } = joinLayers(layers)
    const writer = new ByteWriter()
    const file = new ParquetWriter({
      writer,
      schema: toSchema(columns),
      kvMetadata: describe(document, layers, columns),
      createdBy: 'openplat',
    })
    let group: MapFileRow[] = []
    for (const row of rows()) {
      group.push(row)
      if (group.length === ROWS_IN_GROUP) {
        file.write({ columnData: toColumns(columns, group), rowGroupSize: ROWS_IN_GROUP })
        group = []
        yield takeBytes(writer)
      } else if (group.length % ROWS_TO_PAUSE === 0) yield ''
    }
    if (group.length > 0) file.write({ columnData: toColumns(columns, group), rowGroupSize: ROWS_IN_GROUP })
    file.finish()
    yield takeBytes(writer)
  },
} satisfies ExportFormat

function takeBytes(writer: ByteWriter): Uint8Array<ArrayBuffer> {
  const bytes = writer.getBytes().slice()
  writer.index = 0
  return bytes
}

interface JoinedLayers {
  columns: readonly MapFileColumn[]
  rows(): Generator<MapFileRow>
}

function joinLayers(layers: readonly MapFileLayer[]): JoinedLayers {
  const [only, ...others] = layers
  if (only && others.length === 0) return only
  const joined = new Map<string, MapFileColumn>()
  for (const { name, label, kind } of layers.flatMap(({ columns }) => columns)) {
    const key = name.toLowerCase()
    const present = joined.get(key)
    if (!present) joined.set(key, { name, label, kind })
    else if (present.kind !== kind) joined.set(key, { ...present, kind: 'text' })
  }
  const columns = [...joined.values()]
  return {
    columns: [{ name: 'part', label: 'Part', kind: 'text' }, ...columns],
    *rows() {
      for (const layer of layers) {
        const own = layer.columns.map(({ name }) => name.toLowerCase())
        const places = [...joined.keys()].map((key) => own.indexOf(key))
        for (const { cells, shape } of layer.rows()) {
          const moved = places.map((place, at) => toKind(cells[place] ?? null, columns[at]?.kind))
          yield { cells: [layer.name, ...moved], shape }
        }
      }
    },
  }
}

const types = {
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const satisfies Record<MapColumnKind, Partial<SchemaElement>>

const GEOMETRY = 'geometry'

const toSchema = (columns: readonly MapFileColumn[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length + 1 },
  ...columns.map(({ name, kind }) => ({ name, repetition_type: 'OPTIONAL' as const, ...types[kind] })),
  { name: GEOMETRY, type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' },
]

const toColumns = (columns: readonly MapFileColumn[], rows: readonly MapFileRow[]): ColumnSource[] => [
  ...columns.map(({ name, kind }, at) => ({
    name,
    data: rows.map(({ cells }) => toValue(cells[at] ?? null, kind)),
  })),
  { name: GEOMETRY, data: rows.map(({ shape }) => shape && writeWkb(shape)), statistics: false },
]

const toValue = (cell: ExportCell, kind: MapColumnKind) =>
  cell !== null && kind === 'date' ? new Date(`${cell}T00:00:00Z`) : cell

function describe(
  document: ExportDocument,
  layers: readonly MapFileLayer[],
  columns: readonly MapFileColumn[],
) {
  const bounds = layers.map((layer) => layer.bounds).filter((each) => each !== null)
  const column = {
    encoding: 'WKB',
    geometry_types: [...new Set(layers.flatMap(({ types }) => [...types]))].sort(),
    orientation: 'counterclockwise',
    ...(bounds.length > 0 ? { bbox: bounds.reduce(joinBounds) } : {}),
  }
  const geo = { version: '1.1.0', primary_column: GEOMETRY, columns: { [GEOMETRY]: column } }
  const labels = Object.fromEntries(columns.map(({ name, label }) => [name, label]))
  return [
    { key: 'geo', value: JSON.stringify(geo) },
    { key: 'openplat', value: JSON.stringify({ ...metadataOf(document), labels }) },
  ]
}
