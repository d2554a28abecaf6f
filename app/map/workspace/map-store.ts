import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import type { MapLayerReport } from '../rows/layer-report'
import type { MapUrlParams } from '../url'
import { keysOf, type MapState, type MapStateEvent, reduceMap } from './reduce-map'

export type LayerReports = Readonly<Record<string, MapLayerReport | undefined>>

interface MapSnapshot {
  state: MapState
  reports: LayerReports
  /**
   * Rows that the visitor selected or opened, by layer and key, so that they stay known when the map moves. Other
   * rows are dropped with their view, because a day of panning sees a hundred thousand.
   */
  picked: PickedRows
}

type PickedRows = Readonly<Record<string, ReadonlyMap<string, MapLayerRow>>>

export interface MapStore {
  getSnapshot(): MapSnapshot
  subscribe(listener: () => void): () => void
  tell(event: MapStateEvent): void
  report(layer: string, report: MapLayerReport | undefined): void
  learn(layer: Pick<MapLayer, 'id'>, rows: readonly MapLayerRow[]): void
}

export function createMapStore(start: MapState): MapStore {
  let current: MapSnapshot = { state: start, reports: {}, picked: {} }
  const listeners = new Set<() => void>()

  function update(next: MapSnapshot): void {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(event) {
      const state = reduceMap(current.state, event)
      if (state === current.state) return
      const { reports } = current
      const picked = Object.entries(reports).reduce(
        (rows, [id, report]) =>
          report ? withPicked(rows, id, newlyPicked(id, state.url, rows, report)) : rows,
        current.picked,
      )
      update({ state, reports, picked })
    },
    report(id, report) {
      const { state, reports, picked } = current
      const rows = report
        ? [...refreshed(id, picked, report), ...newlyPicked(id, state.url, picked, report)]
        : []
      update({ state, reports: { ...reports, [id]: report }, picked: withPicked(picked, id, rows) })
    },
    learn({ id }, rows) {
      update({ ...current, picked: withPicked(current.picked, id, rows) })
    },
  }
}

function newlyPicked(
  id: string,
  { selected, beside, open }: MapUrlParams,
  picked: PickedRows,
  { rowsInView }: MapLayerReport,
): readonly MapLayerRow[] {
  const keys = new Set(keysOf([...selected, ...beside, ...(open ? [open] : [])], id))
  for (const key of keys) if (picked[id]?.has(key)) keys.delete(key)
  return keys.size > 0 ? rowsInView.filter(({ key }) => keys.has(key)) : []
}

/** Finds rows that have changed, for example because a look-up added an answer to a row of a file. */
function refreshed(id: string, picked: PickedRows, { rowsInView }: MapLayerReport): readonly MapLayerRow[] {
  const before = picked[id]
  if (!before) return []
  return rowsInView.filter((row) => before.has(row.key) && before.get(row.key) !== row)
}

function withPicked(picked: PickedRows, id: string, rows: readonly MapLayerRow[]): PickedRows {
  if (rows.length === 0) return picked
  return { ...picked, [id]: new Map([...(picked[id] ?? []), ...rows.map((row) => [row.key, row] as const)]) }
}
