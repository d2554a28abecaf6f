import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { boundsOf, ROOM_BESIDE_TABLE, viewOfBounds } from '@/components/map/fit'
import type { Bounds, MapView } from '@/components/map/map-props'
import { useMedia } from '@/components/map/use-media'
import type { LngLat } from '@/lib/geography/types'
import { formatPoint } from '@/lib/url-state'
import { filtersOf } from '../choices/range'
import { groupsOf, layersInView, layersOn } from '../layers/groups'
import { layers as declared } from '../layers/layers'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { isInside } from '../rows/in-box'
import type { LayerSourceState } from '../rows/layer-source'
import { useRowsByKey } from '../rows/use-found-rows'
import { formatSort, readSort, sortRows, type TableSort } from '../table/sort-rows'
import { type TableLayout, USUAL_LAYOUT } from '../table/table-layout'
import type { MapUrlParams, SheetStop, SheetTab } from '../url'
import { keepDeviceStop, readDeviceStop } from './device-stop'
import { readDeviceView } from './device-view'
import { createMapStore } from './map-store'
import { choicesOf, keysOf, type MapState, type MapStateEvent, startMap } from './reduce-map'
import type { DeclaredSource } from './table-document'
import { readAddress, useAddress } from './use-address'
import { type OverlayDrawing, useOverlay } from './use-overlay'
import { isAddress, useSearch } from './use-search'

export const layers: readonly MapLayer[] = declared

export type LayerSourceStates = Readonly<Record<string, LayerSourceState | undefined>>
export type DeclaredSources = Readonly<Record<string, DeclaredSource>>

const TOLD_ZOOM = 15.75
const NEAR_ZOOM = 17
const NO_ROWS: readonly MapLayerRow[] = []

export function useMapWork(states: LayerSourceStates, declared: DeclaredSources) {
  const [{ tell, report: onReport, learn, subscribe, getSnapshot }] = useState(() => createMapStore(begin()))
  const { state, reports, picked } = useSyncExternalStore(subscribe, getSnapshot)
  const { url, view, bounds, canvas } = state
  const restore = useCallback((restored: MapUrlParams) => tell({ type: 'restored', url: restored }), [tell])
  useAddress(state, restore)
  const isWide = useMedia('(min-width: 64rem)')
  const tab = isWide && url.tab === 'here' ? 'rows' : url.tab
  const on = layersOn(layers, url.on)
  const listedLayers = groupsOf(on).flatMap((group) => layersInView(group.layers, reports))
  const isList = tab === 'rows' || tab === 'here'
  const active = activeOf({ on, listedLayers: isList ? listedLayers : on, url })
  const drawings = on.flatMap((layer): OverlayDrawing[] => {
    const report = reports[layer.id]
    return report?.drawing ? [{ layer, drawing: report.drawing, choices: report.choices }] : []
  })
  const overlay = useOverlay(layers, drawings)
  const report = active && reports[active.id]
  const sort = useMemo(() => readSort(url.sort ?? active?.order), [url.sort, active])
  const selectedKeys = active ? keysOf(url.selected, active.id) : []
  const focused = active && url.open ? keysOf([url.open], active.id) : []
  const rowOf = ({ id }: MapLayer, key: string) => picked[id]?.get(key) ?? reports[id]?.rowOf(key)
  const pickedRows = active && picked[active.id]
  const unknownKeys = [...new Set([...focused, ...selectedKeys])].filter((key) => !pickedRows?.has(key))
  const missing = useRowsByKey(active, unknownKeys, report !== undefined && report.state !== 'loading', learn)
  const opened = openedOf(url.open, rowOf)
  const chosenRows = selectedKeys.flatMap((key) => pickedRows?.get(key) ?? [])
  const named = opened && opened.layer === active ? [...chosenRows, opened.row] : chosenRows
  useArrival(state, missing.isAsking || missing.problem ? NO_ROWS : named, tell)
  const listed = tab === 'selected' || tab === 'compare' ? chosenRows : (report?.rows ?? NO_ROWS)
  const tableLayer = useOrderedColumns(useOwnColumns(active, listed, url.looks), url.order)
  const { columns, order, pinned, widths } = url
  const layout = useMemo(
    (): TableLayout => ({ columns, order, pinned, widths }),
    [columns, order, pinned, widths],
  )
  const ordered = useMemo(
    () => lazy(() => (tableLayer ? sortRows(tableLayer, listed, sort) : listed)),
    [tableLayer, listed, sort],
  )

  function setTable(table: SheetStop) {
    keepDeviceStop(table)
    tell({ type: 'chose', change: { table } })
  }
  const onPhone: Pick<Partial<MapUrlParams>, 'table' | 'tab'> = isWide
    ? {}
    : { table: url.table === 'line' ? 'half' : url.table, tab: 'here' }

  function show(to: SheetTab, of: MapLayer | undefined = active) {
    const table = url.table === 'line' ? (isWide ? readDeviceStop() : 'half') : url.table
    tell({ type: 'chose', change: { tab: to, table, ...(of ? tableOf(of) : {}) } })
  }

  /** Sort order and columns belong to one layer, so the table of another layer resets them. */
  const tableOf = (layer: MapLayer) => ({
    active: layer.id,
    ...(layer === active ? {} : { sort: undefined, ...USUAL_LAYOUT }),
  })

  /** The first filter opens the table on a wide screen, where the map stays in place behind it. */
  function look(layer: MapLayer, choice: string, option: string | undefined) {
    const hadFilters = Object.keys(filtersOf(layer, choicesOf(url.looks, layer.id))).length > 0
    const isFilter = option !== undefined && choice in filtersOf(layer, { [choice]: option })
    const opens = isWide && url.table === 'line' && isFilter && !hadFilters
    const change = opens ? { tab: 'rows' as const, table: readDeviceStop(), ...tableOf(layer) } : {}
    tell({ type: 'looked', layer: layer.id, choice, option, change })
  }

  const pick = (here: NonNullable<MapUrlParams['here']>) =>
    tell({ type: 'chose', change: { here, open: undefined, ...onPhone } })

  const visible = view && canvas && visiblePart(canvas, view, { isBehindTable: url.table !== 'line', isWide })
  const isVisible = ({ longitude, latitude }: LngLat) =>
    visible === undefined || isInside(visible, [longitude, latitude])

  function openRow(layer: MapLayer, row: MapLayerRow, here = pointOf(row)) {
    tell({
      type: 'chose',
      change: { ...tableOf(layer), open: `${layer.id}:${row.key}`, here, tab: 'rows', ...onPhone },
    })
    const isListed = bounds !== undefined && isInside(bounds, row.at)
    if (view && !isVisible(here)) tell({ type: isListed ? 'revealed' : 'went', view: { ...view, ...here } })
  }

  function openDrawn(layer: MapLayer, key: string, clicked: LngLat) {
    const row = rowOf(layer, key)
    if (!row) return pick(clicked)
    learn(layer, [row])
    const isNear = !layer.isWide && isVisible(pointOf(row))
    openRow(layer, row, isNear ? undefined : clicked)
  }

  function step(by: 1 | -1) {
    const rows = ordered()
    const at = rows.findIndex(({ key }) => active && `${active.id}:${key}` === url.open)
    const from = at < 0 && by < 0 ? 0 : at
    const row = rows[(from + by + rows.length) % Math.max(1, rows.length)]
    if (active && row) openRow(active, row)
  }

  const [searched, setSearched] = useState<{ at: string; address: string }>()
  const search = useSearch(({ name, view: to }) => {
    const here = { latitude: to.latitude, longitude: to.longitude }
    setSearched(isAddress(name) ? { at: formatPoint(here, 5), address: name } : undefined)
    tell({ type: 'went', view: to, ...(to.zoom >= TOLD_ZOOM ? { here } : {}) })
  })

  return {
    state,
    tell,
    isWide,
    on,
    listedLayers,
    active,
    tableLayer,
    reports,
    onReport,
    overlay,
    opened,
    search,
    tab,
    show,
    setTable,
    look,
    report,
    sort,
    selectedKeys,
    chosenRows,
    keyLookup: missing,
    pick,
    openRow,
    openDrawn,
    step,
    searchedAt: (here: LngLat) => (searched?.at === formatPoint(here, 5) ? searched.address : undefined),
    stateOf: ({ id }: MapLayer) => (id in states ? states[id] : NO_STATE),
    coverageOf: ({ id, coverage }: MapLayer) => coverage ?? states[id]?.coverage,
    /** Rows are sorted on first access, so that a closed table takes no time. */
    get rows() {
      return ordered()
    },
    knownRows: ({ id }: MapLayer) => [
      ...new Map([
        ...(picked[id] ?? []),
        ...(reports[id]?.rowsInView ?? []).map((row) => [row.key, row] as const),
      ]).values(),
    ],
    learn,
    declaredOf: ({ connector = '' }: MapLayer) => declared[connector],
    choicesOf: (layer: MapLayer) => choicesOf(url.looks, layer.id),
    layout,
    setLayout: (change: Partial<TableLayout>) => tell({ type: 'chose', change }),
    setBeside: ({ id }: MapLayer, keys: readonly string[]) =>
      tell({ type: 'chose', change: { beside: keys.map((key) => `${id}:${key}`) } }),
    setSort: (to: TableSort) => tell({ type: 'chose', change: { sort: formatSort(to, active?.order) } }),
    closeHere: () => tell({ type: 'chose', change: { here: undefined, open: undefined, tab: 'rows' } }),
  }
}

export type MapWorkspaceState = ReturnType<typeof useMapWork>

function begin() {
  const url = readAddress()
  if (url.at) return startMap(url, { ...url.at, zoom: url.zoom })
  const stored = readDeviceView()
  const isAsked = new URLSearchParams(location.search).has('on')
  return startMap(stored && !isAsked ? { ...url, on: stored.on } : url, stored?.view)
}

/** A link may have records but no position. Once the records are known, the map moves to show all of them. */
function useArrival(
  { url, view }: MapState,
  rows: readonly MapLayerRow[],
  tell: (event: MapStateEvent) => void,
): void {
  const isAwaited = useRef(
    url.at === undefined && !url.q && (url.selected.length > 0 || url.open !== undefined),
  )
  useEffect(() => {
    if (!isAwaited.current || !view || rows.length === 0) return
    isAwaited.current = false
    const area = boundsOf(rows.map(({ at }) => ({ type: 'Point', coordinates: [...at] })))
    if (area) tell({ type: 'arrived', view: viewOfBounds(area, NEAR_ZOOM, ROOM_BESIDE_TABLE) })
  })
}

/** The width of the panel of a record, 19rem. */
const PANEL_PIXELS = 304

/**
 * Returns the part of the map's area that the table and the panel of a record leave visible. The view is at the
 * center of the part above the table. The panel may open with the record, so its width is always subtracted.
 */
function visiblePart(
  [west, south, east, north]: Bounds,
  { latitude, zoom }: MapView,
  { isBehindTable, isWide }: { isBehindTable: boolean; isWide: boolean },
): Bounds {
  const panel = isWide ? (PANEL_PIXELS * 360) / (512 * 2 ** zoom) : 0
  return [west, isBehindTable ? Math.max(south, 2 * latitude - north) : south, east - panel, north]
}

const pointOf = ({ at: [longitude, latitude] }: MapLayerRow): LngLat => ({ latitude, longitude })

function useOwnColumns(
  layer: MapLayer | undefined,
  rows: readonly MapLayerRow[],
  looks: readonly string[],
): MapLayer | undefined {
  const own = layer?.columnsIn?.(rows, choicesOf(looks, layer.id)) ?? []
  const names = own.map(({ id, label, isFirst }) => `${id} ${label} ${isFirst}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are the columns.
  return useMemo(
    () => (layer && own.length > 0 ? { ...layer, columns: [...layer.columns, ...own] } : layer),
    [layer, names],
  )
}

function useOrderedColumns(layer: MapLayer | undefined, order: readonly string[]): MapLayer | undefined {
  const text = order.join()
  return useMemo(() => {
    if (!layer || text === '') return layer
    const ids = text.split(',')
    const columns = ids.flatMap((id) => layer.columns.find((column) => column.id === id) ?? [])
    return { ...layer, columns: [...columns, ...layer.columns.filter(({ id }) => !ids.includes(id))] }
  }, [layer, text])
}

interface ActiveQuestion {
  on: readonly MapLayer[]
  listedLayers: readonly MapLayer[]
  url: MapUrlParams
}

function activeOf({ on, listedLayers, url }: ActiveQuestion): MapLayer | undefined {
  const hasRecords = ({ id }: MapLayer) =>
    [...url.selected, url.open ?? ''].some((record) => record.startsWith(`${id}:`))
  const named =
    on.find(({ id }) => id === url.active) ??
    on.find(hasRecords) ??
    on.find(({ id }) => url.on.includes(id)) ??
    on[0]
  if (!named || listedLayers.includes(named) || hasRecords(named)) return named
  const { id, joins = id } = named
  return listedLayers.find((other) => other.id === joins || other.joins === joins) ?? named
}

const NO_STATE: LayerSourceState = { edition: '0' }

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function openedOf(
  open: string | undefined,
  rowOf: (layer: MapLayer, key: string) => MapLayerRow | undefined,
) {
  const layer = layers.find(({ id }) => open?.startsWith(`${id}:`))
  if (!layer || open === undefined) return undefined
  const row = rowOf(layer, open.slice(layer.id.length + 1))
  return row && { layer, row }
}
