import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import { originOf, unanswered } from '@/lib/provenance/origin-of'
import type { LayerRow, MapLayer } from '../layers/map-layer'

interface Shown {
  layer: MapLayer
  /** In the order of the table. */
  rows: readonly LayerRow[]
  meta: Meta | undefined
  /** Another source that a row's own column is from. */
  metaOf?: (row: LayerRow) => Meta | undefined
  /** How many of how many, and what is missing. */
  notes: readonly string[]
  /** The address of the view. */
  href: string
}

/** What the table shows as a document: all columns, every row, where it came from. */
export function tableDocument({ layer, rows, meta, metaOf, notes, href }: Shown, now: Date): ExportDocument {
  const origins = rows.map((row) => originOfRow(layer, meta, metaOf?.(row)))
  const written = origins.map((origin) => JSON.stringify(origin))
  const distinct = [...new Set(written)]
  return {
    title: layer.title,
    filename: `map-${layer.id}`,
    question: { View: href },
    table: {
      columns: [
        { key: 'name', label: layer.one, type: 'text' },
        ...layer.columns.map(({ id, label, numeric }) => ({
          ...{ key: id, label },
          type: numeric ? ('number' as const) : ('text' as const),
        })),
        { key: 'latitude', label: 'Latitude', type: 'number' },
        { key: 'longitude', label: 'Longitude', type: 'number' },
      ],
      rows: rows.map((row, index) => ({
        cells: {
          name: row.name,
          ...Object.fromEntries(
            layer.columns.map(({ id, cell, value, numeric }) => [
              id,
              numeric ? (value?.(row) ?? null) : cell(row) || null,
            ]),
          ),
          latitude: row.at[1],
          longitude: row.at[0],
        },
        geometry: { type: 'Point', coordinates: [...row.at] },
        ...(metaOf ? { source: distinct.indexOf(written[index] ?? '') } : {}),
      })),
      notes: [...notes],
    },
    sources: distinct.length > 0 ? distinct.map((text) => JSON.parse(text)) : [originOfRow(layer, meta)],
    caveats: [layer.limits],
    sample: meta?.sample ?? false,
    retrievedAt: meta?.retrievedAt ?? now.toISOString(),
  }
}

/** Where a row is from, and its column of another source with it. */
function originOfRow({ publisher }: MapLayer, meta: Meta | undefined, other?: Meta): Provenance {
  const [first, ...more] = [meta, other].flatMap((each) => each ?? [])
  return first ? originOf(first, ...more) : unanswered(publisher)
}
