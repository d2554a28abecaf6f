import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import { originOf, unanswered } from '@/lib/provenance/origin-of'
import { upperFirst } from '@/lib/upper-first'
import type { LayerRow, MapLayer } from '../layers/map-layer'

/** A source's own description without request times: tiles do not say when their parts were fetched. */
export type DeclaredSource = Pick<Provenance, 'source' | 'publisher' | 'attribution' | 'licence'> & {
  isSample: boolean
}

interface TableContent {
  layer: MapLayer
  rows: readonly LayerRow[]
  meta: Meta | undefined
  declared: DeclaredSource | undefined
  metaOf?: (row: LayerRow) => Meta | undefined
  notes: readonly string[]
  href: string
}

export function tableDocument(
  { layer, rows, meta, declared, metaOf, notes, href }: TableContent,
  now: Date,
): ExportDocument {
  const { fileColumns = [] } = layer
  const own = declared ? declaredOrigin(layer, declared) : unanswered(layer.publisher)
  const origins = rows.map((row) => originOfRow(own, meta, metaOf?.(row)))
  const keys = origins.map((origin) => JSON.stringify(origin))
  const distinct = [...new Set(keys)]
  return {
    title: layer.title,
    filename: `map-${layer.id}`,
    question: { View: href },
    table: {
      columns: [
        { key: 'name', label: upperFirst(layer.one), type: 'text' },
        ...layer.columns.map(({ id, label, numeric }) => ({
          key: id,
          label,
          type: numeric ? ('number' as const) : ('text' as const),
        })),
        { key: 'latitude', label: 'Latitude', type: 'number' },
        { key: 'longitude', label: 'Longitude', type: 'number' },
        ...fileColumns.map(({ id, label }) => ({ key: id, label, type: 'text' as const })),
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
          ...Object.fromEntries(fileColumns.map(({ id, cell }) => [id, cell(row) || null])),
        },
        geometry: { type: 'Point', coordinates: [...row.at] },
        ...(metaOf ? { source: distinct.indexOf(keys[index] ?? '') } : {}),
      })),
      notes: [...notes],
    },
    sources: distinct.length > 0 ? distinct.map((text) => JSON.parse(text)) : [originOfRow(own, meta)],
    caveats: [layer.limits],
    sample: meta?.sample ?? declared?.isSample ?? false,
    retrievedAt: meta?.retrievedAt ?? (declared ? '' : now.toISOString()),
  }
}

function originOfRow(own: Provenance, meta: Meta | undefined, other?: Meta): Provenance {
  const [first, ...more] = [meta, other].flatMap((each) => each ?? [])
  return first ? originOf(first, ...more) : own
}

const undated = 'Map tiles, kept for a month or longer: when each was read is not known'

const declaredOrigin = ({ origin }: MapLayer, { isSample: _, ...declared }: DeclaredSource): Provenance => ({
  ...unanswered(declared.source),
  ...declared,
  ...(origin.kind === 'tiles' ? { dated: undated } : {}),
})
