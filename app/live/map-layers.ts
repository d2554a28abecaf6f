import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { overlap } from '@/lib/arcgis/intersection'
import { sourcesOf } from '@/lib/connector/catalogue'
import { ConnectorError, toError } from '@/lib/connector/errors'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import type { Bounds } from '@/lib/geography/types'
import { type LiveLayer, toLiveColumns, toLiveRows } from '@/lib/live-links/live-layer'
import { rowsWithin } from '@/lib/live-links/select-rows'
import type { BoxLayer, MapLayerRow } from '../map/layers/map-layer'
import { pointLayers } from '../map/layers/point-layers'
import { fetchInBox } from '../map/list/fetch-list'
import { tableDocument } from '../map/workspace/table-document'
import { areaLayers, type LiveAreaSource, MOST_ROWS, tooManyRows } from './area-methods'
import { recentRows } from './recent-rows'
import { squareLayers } from './square-layers'

const texts = {
  cut: (rows: number, total: number) =>
    `The source returns ${rows} of ${total} rows for this box. Take a smaller box.`,
}

const toSource = (layer: BoxLayer): LiveAreaSource => ({
  id: layer.id,
  title: layer.title,
  connector: layer.connector ?? '',
  shape: 'point',
  limits: layer.limits,
  empty: pointTable(layer, []),
  async fetchRows(box, ask) {
    const answer = await fetchInBox(layer, box, ask)
    if ('code' in answer) throw toError(answer)
    const { rows, total, failures = [] } = layer.origin.toRows(answer.data)
    const [failure] = failures
    if (failure) throw new ConnectorError('upstream_unavailable', failure)
    if (total !== null && total > rows.length)
      throw new ConnectorError('too_broad', texts.cut(rows.length, total), { field: 'bbox' })
    if (rows.length > MOST_ROWS) throw tooManyRows()
    return { table: pointTable(layer, rows), retrievedAt: answer.meta?.retrievedAt ?? timeWithoutSource() }
  },
})

/**
 * Returns the current time for a result without a source, such as for a place where no city publishes
 * permits.
 */
const timeWithoutSource = () => new Date().toISOString()

function pointTable(layer: BoxLayer, rows: readonly MapLayerRow[]): ExportTable<ExportRows> {
  const content = { layer, rows, meta: undefined, declared: undefined, notes: [], href: '' }
  const { table } = tableDocument(content, new Date(0))
  const columns = [{ key: 'key', label: 'Key', type: 'text' as const }, ...table.columns]
  const keyed = [...table.rows].map((row, at) => ({
    ...row,
    cells: { key: rows[at]?.key ?? '', ...row.cells },
  }))
  return { ...table, columns, key: ['key'], rows: keyed }
}

const sources: readonly LiveAreaSource[] = [
  ...areaLayers,
  ...(pointLayers as readonly BoxLayer[]).map(toSource),
  ...squareLayers,
]

export async function mapLayers(area: Bounds | undefined, ask: EngineCaller): Promise<LiveLayer[]> {
  const { engine } = await getApp()
  const declared = new Map(sourcesOf(engine.registry).map((each) => [each.name, each]))
  const touching = sources.filter(({ place }) => !area || !place || overlap(place, area))
  return touching.map(({ id, title, connector, shape, limits, place, empty, fetchRows }) => {
    const columns = toLiveColumns(empty.columns)
    const source = declared.get(connector)
    return {
      id,
      title,
      description: [source?.title, limits].filter(Boolean).join('. '),
      attribution: source?.attribution ?? '',
      columns,
      shape,
      extent: area ?? null,
      needsBox: area === undefined,
      async fetchRows(requested) {
        const box = area ?? (requested as Bounds)
        if (place && !overlap(place, box)) return { rows: [], retrievedAt: timeWithoutSource() }
        const recent = await recentRows(`${id} ${box}`, async () => {
          const { table, retrievedAt } = await fetchRows(box, ask)
          return { rows: rowsWithin(toLiveRows(table, columns), box), retrievedAt }
        })
        return area && requested ? { ...recent, rows: rowsWithin(recent.rows, requested) } : recent
      },
    }
  })
}
