import * as z from 'zod/mini'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import { originOf, unanswered } from '@/lib/provenance/origin-of'
import { defineRecord, type MapTableColumn } from '@/lib/records/define-record'
import { upperFirst } from '@/lib/upper-first'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'

/**
 * The source as its connector declares it. It has no time of retrieval, because the parts of a tile can have
 * different times.
 */
export type DeclaredSource = Pick<Provenance, 'source' | 'publisher' | 'attribution' | 'licence'> & {
  isSample: boolean
}

interface TableContent {
  layer: MapLayer
  rows: readonly MapLayerRow[]
  meta: Meta | undefined
  declared: DeclaredSource | undefined
  metaOf?: (row: MapLayerRow) => Meta | undefined
  originsOfRows?: readonly (Provenance | undefined)[] | undefined
  notes: readonly string[]
  href: string
}

const position = defineRecord('map-position', {
  latitude: { schema: z.number(), label: 'Latitude', map: { numeric: true } },
  longitude: { schema: z.number(), label: 'Longitude', map: { numeric: true } },
})

export function tableDocument(
  { layer, rows, meta, declared, metaOf, originsOfRows, notes, href }: TableContent,
  now: Date,
): ExportDocument {
  const columns = columnsOf(layer)
  const own = declared ? declaredOrigin(layer, declared) : unanswered(layer.publisher)
  const origins = rows.map((row, at) => originsOfRows?.[at] ?? joinOrigin(own, meta, metaOf?.(row)))
  const keys = origins.map((origin) => JSON.stringify(origin))
  const distinct = [...new Set(keys)]
  return {
    title: layer.title,
    filename: `map-${layer.id}`,
    question: { View: href },
    table: {
      columns: columns.map(({ id, label, numeric }) => ({
        key: id,
        label,
        type: numeric ? 'number' : 'text',
      })),
      rows: rows.map((row, index) => ({
        cells: Object.fromEntries(columns.map((column) => [column.id, cellOf(column, row)])),
        geometry: { type: 'Point', coordinates: [...row.at] },
        ...(metaOf || originsOfRows ? { source: distinct.indexOf(keys[index] ?? '') } : {}),
      })),
      notes: [...notes],
    },
    sources: distinct.length > 0 ? distinct.map((text) => JSON.parse(text)) : [joinOrigin(own, meta)],
    caveats: [layer.limits],
    sample: meta?.sample ?? declared?.isSample ?? false,
    retrievedAt: meta?.retrievedAt ?? (declared ? '' : now.toISOString()),
  }
}

const columnsOf = ({ one, columns, fileColumns = [] }: MapLayer): MapTableColumn<MapLayerRow>[] => [
  { id: 'name', label: upperFirst(one), cell: ({ name }) => name },
  ...columns,
  ...position.mapColumns<MapLayerRow>(({ at: [longitude, latitude] }) => ({ latitude, longitude })),
  ...fileColumns,
]

const cellOf = ({ numeric, value, cell }: MapTableColumn<MapLayerRow>, row: MapLayerRow) =>
  numeric ? (value?.(row) ?? null) : cell(row) || null

function joinOrigin(own: Provenance, meta: Meta | undefined, other?: Meta): Provenance {
  const [first, ...more] = [meta, other].flatMap((each) => each ?? [])
  return first ? originOf(first, ...more) : own
}

const undated = 'Map tiles, kept for a month or longer: when each was read is not known'

const declaredOrigin = ({ origin }: MapLayer, { isSample: _, ...declared }: DeclaredSource): Provenance => ({
  ...unanswered(declared.source),
  ...declared,
  ...(origin.kind === 'tiles' ? { dated: undated } : {}),
})
