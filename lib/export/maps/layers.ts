import type { Bounds } from '@/lib/geography/types'
import { headerOf, readCell } from '../cell'
import type { ExportDocument } from '../document'
import { provenanceReader } from '../provenance'
import type { ExportCell, ExportColumn, ExportRow, ExportRows, ExportTable } from '../table'
import { boundsOfShape, joinBounds, type MapFileShape, toShape } from './shape'

export type MapColumnKind = 'number' | 'boolean' | 'date' | 'text'

export interface MapFileColumn {
  name: string
  label: string
  kind: MapColumnKind
}

export interface MapFileRow {
  cells: ExportCell[]
  shape: MapFileShape | null
}

export interface MapFileLayer {
  name: string
  columns: readonly MapFileColumn[]
  notes: readonly string[]
  count: number
  placed: number
  types: ReadonlySet<MapFileShape['type']>
  bounds: Bounds | null
  rows(): Generator<MapFileRow>
}

const own = ['fid', 'geom', 'geometry', 'part']

export const ROWS_TO_PAUSE = 250

/** Reads all rows once, because a file declares the types of columns and shapes before its first row. */
export function* measureLayers(
  document: ExportDocument,
  reserved: readonly string[] = own,
): Generator<'', MapFileLayer[]> {
  const parts = document.parts ?? [{ name: document.title, table: document.table }]
  const layers: MapFileLayer[] = []
  for (const { name, table } of parts) layers.push(yield* measureLayer(document, name, table, reserved))
  return layers
}

function* measureLayer(
  document: ExportDocument,
  name: string,
  { columns, rows, notes }: ExportTable<ExportRows>,
  reserved: readonly string[],
): Generator<'', MapFileLayer> {
  const readProvenance = provenanceReader(document)
  const provenance = readProvenance({ cells: {} }).short
  const keys = [...columns.map(({ key }) => key), ...provenance.map(({ key }) => `provenance_${key}`)]
  const labels = [...columns.map(headerOf), ...provenance.map(({ label }) => label)]
  const names = nameColumns(keys, reserved)
  const cellsOf = (row: ExportRow) => [
    ...columns.map((column) => readCell(row, column)),
    ...readProvenance(row).short.map(({ value }) => value),
  ]
  const kinds = keys.map((_, at) => createKind(columns[at]?.type))
  const types = new Set<MapFileShape['type']>()
  let bounds: Bounds | null = null
  let placed = 0
  let count = 0
  for (const row of rows) {
    for (const [at, cell] of cellsOf(row).entries()) kinds[at]?.add(cell)
    const shape = toShape(row.geometry)
    if (shape) {
      types.add(shape.type)
      bounds = joinBounds(bounds, boundsOfShape(shape))
      placed += 1
    }
    count += 1
    if (count % ROWS_TO_PAUSE === 0) yield ''
  }
  const typed = names.map((name, at) => ({
    name,
    label: labels[at] ?? name,
    kind: kinds[at]?.end() ?? 'text',
  }))
  return {
    name,
    columns: typed,
    notes,
    count,
    placed,
    types,
    bounds,
    *rows() {
      for (const row of rows)
        yield {
          cells: cellsOf(row).map((cell, at) => toKind(cell, typed[at]?.kind)),
          shape: toShape(row.geometry),
        }
    },
  }
}

function nameColumns(keys: readonly string[], reserved: readonly string[]): string[] {
  const names = new Set(reserved)
  return keys.map((key) => {
    let name = key
    for (let n = 2; names.has(name.toLowerCase()); n++) name = `${key}_${n}`
    names.add(name.toLowerCase())
    return name
  })
}

function createKind(type: ExportColumn['type'] = 'text') {
  const kinds = new Set<MapColumnKind>()
  return {
    add(cell: ExportCell) {
      if (cell !== null) kinds.add(kindOf(cell, type))
    },
    end(): MapColumnKind {
      const [kind, ...others] = kinds
      if (kind && others.length === 0) return kind
      return kind || type === 'link' ? 'text' : type
    },
  }
}

function kindOf(cell: string | number | boolean, type: ExportColumn['type']): MapColumnKind {
  if (typeof cell === 'number') return 'number'
  if (typeof cell === 'boolean') return 'boolean'
  return type === 'date' && isDay(cell) ? 'date' : 'text'
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const toKind = (cell: ExportCell, kind: MapColumnKind = 'text'): ExportCell =>
  cell === null || kind !== 'text' ? cell : String(cell)
