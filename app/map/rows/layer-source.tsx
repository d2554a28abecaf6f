import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { readView } from '@/components/map/camera'
import type { Bounds } from '@/components/map/map-props'
import { type AreaLoadProgress, areasOf } from '@/components/map/tiles/area-log'
import { useAreas } from '@/components/map/tiles/use-areas'
import { fetchJson } from '@/components/query/fetch-json'
import { useSettled } from '@/components/query/use-settled'
import type { Meta } from '@/lib/connector/result'
import type {
  BoxResponseRows,
  CoveredArea,
  MapLayer,
  MapLayerChoiceValues,
  MapLayerRow,
  MapRowOrigin,
} from '../layers/map-layer'
import { choicesOf, keysOf } from '../workspace/reduce-map'
import { answerHref } from './answer-href'
import { isInside } from './in-box'
import { type MapLayerReport, optionsOf, rowTest, wordsOf } from './layer-report'
import { createTileRows, type LoadedMapTile } from './tile-rows'

export interface LayerSourceState {
  edition: string
  meta?: Meta
  coverage?: readonly CoveredArea[]
}

interface LayerProps {
  layer: MapLayer
  map: MapLibreMap | undefined
  bounds: Bounds | undefined
  isClose: boolean
  looks: readonly string[]
  records: readonly string[]
  opened: string | undefined
  state: LayerSourceState | undefined
  onReport: (id: string, report: MapLayerReport | undefined) => void
}

interface SourceProps extends Omit<LayerProps, 'looks' | 'records' | 'opened'> {
  choices: MapLayerChoiceValues
  selected: readonly string[]
  open: string | undefined
}

type Kind = MapRowOrigin<MapLayerRow>['kind']
type OriginOf<K extends Kind> = Extract<MapRowOrigin<MapLayerRow>, { kind: K }>
type Of<K extends Kind> = SourceProps & { origin: OriginOf<K> }

export function LayerSource({ looks, records, opened, ...rest }: LayerProps) {
  const { origin, id } = rest.layer
  const choices = useSame(choicesOf(looks, id))
  const selected = useSame(keysOf(records, id))
  const [open] = keysOf(opened === undefined ? [] : [opened], id)
  const props = { ...rest, choices, selected, open }
  if (origin.kind === 'tiles') return <TileSource {...props} origin={origin} />
  if (origin.kind === 'answer') return <AnswerSource {...props} origin={origin} />
  return <DeviceSource {...props} origin={origin} />
}

function useSameParts<T extends object>(parts: T, compared: Partial<T>): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are the object, always as many.
  return useMemo(() => parts, Object.values(compared))
}

/**
 * Returns the previous object while the value is equal, so that the filter of one layer does not redraw
 * another layer.
 */
function useSame<T extends object>(value: T): T {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the value.
  return useMemo(() => value, [text])
}

const NO_ROWS: readonly MapLayerRow[] = []
const NOTHING: AreaLoadProgress = { asked: 0, loaded: 0, failed: [], problems: [] }

function TileSource({ origin, ...props }: Of<'tiles'>) {
  const { layer, map, bounds, isClose, state, choices } = props
  const [areas, setAreas] = useState(NOTHING)
  const [retry, setRetry] = useState(0)
  const { source, levels } = origin
  const { edition = '' } = state ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other tiles.
  const tiles = useMemo(() => createTileRows(origin), [origin, edition])
  const onTile = (tile: unknown) => tiles.take(tile as LoadedMapTile)
  useAreas(map, { source, levels, edition, onAreas: setAreas, onTile, retry })
  const isShown = isClose && !(bounds && layer.absent?.(bounds))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each area that comes has rows.
  const [rows, toDraw] = useMemo(() => {
    if (!map || !bounds || !isShown) return [NO_ROWS, NO_ROWS]
    const view = readView(map)
    const readIn = (box: Bounds) => tiles.read(areasOf(view, box, levels), box)
    const isWritten = view.zoom >= (origin.writesFrom?.(choices) ?? Number.POSITIVE_INFINITY)
    return [readIn(bounds), isWritten ? readIn(around(bounds)) : NO_ROWS]
  }, [map, tiles, origin, levels, bounds, isShown, choices, areas])
  const isWhole = areas.asked > 0 && areas.loaded + areas.failed.length >= areas.asked
  useReport(props, {
    state: isWhole ? (areas.failed.length === areas.asked ? 'failed' : 'ready') : 'loading',
    inView: rows,
    toDraw,
    total: null,
    notes: NO_NOTES,
    areas,
    meta: state?.meta,
    rowOf: tiles.find,
    retry: () => setRetry((count) => count + 1),
  })
  return null
}

/**
 * The fetched box exceeds the viewport by this share on each side, so that a short drag shows records
 * immediately.
 */
const AROUND = 1 / 4

function around([west, south, east, north]: Bounds): Bounds {
  const [across, up] = [(east - west) * AROUND, (north - south) * AROUND]
  return [west - across, Math.max(-90, south - up), east + across, Math.min(90, north + up)]
}

const NO_NOTES: readonly string[] = []
/**
 * Time without a move of the map before a request is sent, because arrow keys repeat quickly and each request
 * counts against the visitor's limit.
 */
const REST_MS = 250
const MINUTE = 60_000

function AnswerSource({ origin, ...props }: Of<'answer'>) {
  const { layer, bounds, isClose } = props
  const isShown = isClose && bounds !== undefined && !layer.absent?.(bounds)
  const target = isShown ? answerHref(origin, outward(bounds)) : ''
  const href = useSettled(target, REST_MS)
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [layer.id, href],
    queryFn: ({ signal }) => fetchJson<unknown>(href, { signal }),
    enabled: href !== '' && href === target,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.ok ? 10 * MINUTE : 0),
    gcTime: 2 * MINUTE,
  })
  const answered = useMemo<BoxResponseRows<MapLayerRow> | undefined>(
    () => (data?.ok ? origin.toRows(data.data) : undefined),
    [data, origin],
  )
  const all = (isShown && answered?.rows) || NO_ROWS
  const inView = useMemo(
    () => (bounds ? all.filter(({ at }) => isInside(bounds, at)) : NO_ROWS),
    [all, bounds],
  )
  const isCurrent = href === target && !isPlaceholderData && data !== undefined
  useReport(props, {
    state: !isCurrent || (isFetching && !data?.ok) ? 'loading' : data.ok ? 'ready' : 'failed',
    inView,
    toDraw: all,
    total: isCurrent ? (answered?.total ?? null) : null,
    notes: answered?.notes ?? NO_NOTES,
    failures: isCurrent ? answered?.failures : undefined,
    problem: isCurrent && !data.ok ? data.problem : undefined,
    meta: data?.ok ? data.meta : undefined,
    rowOf: findIn(all),
    retry: () => void refetch(),
  })
  return null
}

function DeviceSource({ origin, ...props }: Of<'device'>) {
  const { bounds } = props
  const { rows, notes } = origin.useRows()
  const inView = useMemo(
    () => (bounds ? rows.filter(({ at }) => isInside(bounds, at)) : NO_ROWS),
    [rows, bounds],
  )
  useReport(props, {
    state: 'ready',
    inView,
    toDraw: rows,
    total: null,
    notes,
    rowOf: findIn(rows),
    retry: () => {},
  })
  return null
}

const findIn = (rows: readonly MapLayerRow[]) => (key: string) => rows.find((row) => row.key === key)

interface SourceReading
  extends Pick<
    MapLayerReport,
    'state' | 'total' | 'notes' | 'failures' | 'problem' | 'areas' | 'meta' | 'rowOf' | 'retry'
  > {
  inView: readonly MapLayerRow[]
  toDraw: readonly MapLayerRow[]
}

function useReport(
  { layer, choices, selected, open, bounds, isClose, state: layerState, onReport }: SourceProps,
  { inView, toDraw, state, ...reading }: SourceReading,
): void {
  const keeps = useMemo(() => rowTest(layer, choices), [layer, choices])
  const rows = useMemo(() => inView.filter(keeps), [keeps, inView])
  const words = useMemo(() => wordsOf(layer, inView), [layer, inView])
  const optionsInView = useSame(useMemo(() => optionsOf(layer, inView), [layer, inView]))
  const edition = layerState?.edition
  const absent = bounds && layer.absent?.(bounds)
  const isAbsent = absent !== undefined
  const drawing = useMemo(() => {
    // Draws nothing until `edition` is known, because a later change of it would load all tiles again.
    if (edition === undefined || isAbsent) return undefined
    return layer.draw({ edition, choices, rows: toDraw.filter(keeps), selected, open })
  }, [layer, edition, isAbsent, choices, keeps, toDraw, selected, open])
  const parts = {
    ...reading,
    state: !isClose ? ('below' as const) : absent ? ('absent' as const) : state,
    rows,
    rowsInView: inView,
    inView: inView.length,
    words,
    optionsInView,
    absent,
    drawing,
    choices,
  }
  // The two functions need no comparison: `retry` always does the same, and `rowOf` changes only with the
  // rows.
  const { retry: _, rowOf: __, ...compared } = parts
  const report = useSameParts(parts, compared)
  useEffect(() => onReport(layer.id, report), [layer, report, onReport])
  useEffect(() => () => onReport(layer.id, undefined), [layer, onReport])
}

/** Rounds outward to the six decimals of a URL, so that no row on the edge is lost. */
function outward([west, south, east, north]: Bounds): Bounds {
  const least = (degrees: number) => Math.floor(degrees * 1e6) / 1e6
  const most = (degrees: number) => Math.ceil(degrees * 1e6) / 1e6
  return [least(west), Math.max(-90, least(south)), most(east), Math.min(90, most(north))]
}
