import type { Feature, Geometry } from 'geojson'
import { listCaveats, listNotes } from './caveats'
import { readCell } from './cell'
import type { ExportDocument } from './document'
import type { ExportFormat } from './format'
import { type LabelledCell, provenanceReader } from './provenance'
import type { Row, Table } from './table'
import { windRings } from './wind-rings'
import { writeJson } from './write-json'

type DrawnRow = Feature<Geometry | null>

/** Whether there is anything to draw; without rows there is nothing to miss. */
export function isDrawable({ table, parts = [] }: Pick<ExportDocument, 'table' | 'parts'>): boolean {
  const rows = [table, ...parts.map((part) => part.table)].flatMap((each) => each.rows)
  return rows.length === 0 || rows.some(({ geometry }) => geometry)
}

/** RFC 7946: longitude and latitude in WGS 84, which is said by saying nothing. */
export const geojson = {
  id: 'geojson',
  label: 'GeoJSON',
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

// Many map programs keep only a feature's flat properties, so where it came from is among them; what is long
// is beside the features. It comes last and prefixed: no column that a source names can pass for it.
function toFeature(row: Row, { columns, key }: Table, provenance: readonly LabelledCell[]): DrawnRow {
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
