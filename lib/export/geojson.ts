import type { Feature, Geometry } from 'geojson'
import { readCell } from './cell'
import type { ExportDocument } from './document'
import { type ExportFormat, formatLabel } from './format'
import { windRings } from './maps/shape'
import { type LabeledCell, listCaveats, listNotes, provenanceReader } from './provenance'
import type { ExportRow, ExportRows, ExportTable } from './table'
import { writeJson } from './write-json'

type DrawnRow = Feature<Geometry | null>

/**
 * Returns true if at least one row has a shape. Also returns true for a document without rows, because an
 * empty map file loses nothing.
 */
export function isDrawable({ table, parts = [] }: Pick<ExportDocument, 'table' | 'parts'>): boolean {
  const tables = [table, ...parts.map((part) => part.table)]
  return tables.every(({ rows }) => rows.length === 0) || tables.some(({ rows }) => hasShape(rows))
}

function hasShape(rows: ExportRows): boolean {
  for (const { geometry } of rows) if (geometry) return true
  return false
}

/** Writes no coordinate reference system, because RFC 7946 implies WGS 84. */
export const geojson = {
  id: 'geojson',
  label: formatLabel('geojson'),
  extension: 'geojson',
  contentType: 'application/geo+json',
  render(document) {
    const { title, question, retrievedAt, sample, sources } = document
    const collection = {
      type: 'FeatureCollection',
      title,
      question,
      retrievedAt,
      sample,
      sources,
      caveats: listCaveats(document),
      notes: listNotes(document),
      features: toFeatures(document),
    }
    return writeJson(collection, { depth: 2 })
  },
} satisfies ExportFormat

function* toFeatures(document: ExportDocument): Generator<DrawnRow> {
  const readProvenance = provenanceReader(document)
  const { parts, table } = document
  if (!parts) {
    for (const row of table.rows) yield toFeature(row, table, readProvenance(row).short)
    return
  }
  const column = { key: 'part', label: 'Part', type: 'text' } as const
  for (const { name, table } of parts) {
    const columns = [column, ...table.columns]
    for (const row of table.rows) {
      const named = { ...row, cells: { ...row.cells, part: name } }
      yield toFeature(named, { ...table, columns }, readProvenance(row).short)
    }
  }
}

// Short provenance goes into the properties, because many map programs keep only flat properties. These
// properties come last and have a prefix, so that no column can imitate them. Long provenance is outside of
// the features.
function toFeature(
  row: ExportRow,
  { columns, key }: Omit<ExportTable, 'rows'>,
  provenance: readonly LabeledCell[],
): DrawnRow {
  const id = key?.flatMap((name) => row.cells[name] ?? []).join(':')
  return {
    type: 'Feature',
    ...(id ? { id } : {}),
    geometry: row.geometry ? windRings(row.geometry) : null,
    properties: Object.fromEntries([
      ...columns.map((column) => [column.key, readCell(row, column)]),
      ...provenance.map(({ key, value }) => [`provenance_${key}`, value]),
    ]),
  }
}
