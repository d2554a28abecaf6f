import {
  type ActionDispatch,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { AreaProgress } from '@/components/map/tiles/area-log'
import { GATE_ZOOM } from '@/components/parcels/map/zooms'
import { useSettled } from '@/components/query/use-settled'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import { type Tile, tileAt } from '@/lib/tiles/tile-grid'
import { areaQuery, touchesFlorida } from '../area-query'
import { fitLink } from '../fit-link'
import { fitSelected } from '../fit-selected'
import { type ParcelsUrl, parcelsHref, parcelsUrl, START } from '../url'
import { reduceWorkspace, startWorkspace, type WorkspaceEvent, type WorkspaceState } from './reduce-workspace'
import { type KnownParcels, useKnownParcels } from './use-known-parcels'
import { useViewAnswer } from './use-view-answer'

/** Steps of the arrow keys follow each other quickly, and every question counts against a visitor's limit. */
const REST_MS = 150

/** Everything the parts of the page share: the state, the rows in view, and what is known of the selection. */
export function useWorkspace(url: ParcelsUrl) {
  const [state, tell] = useReducer(reduceWorkspace, url, startWorkspace)
  useAddress(state, (restored) => tell({ type: 'restored', url: restored }))
  const { bounds, view } = state
  const { filter, sort, page, selected } = state.url
  const isClose = view.zoom >= GATE_ZOOM
  const isOutside = !touchesFlorida(bounds)
  const isListed = isClose && !isOutside
  const query = areaQuery(bounds, filter, { sort, page }).toString()
  const settled = useSettled(query, REST_MS)
  const { data, isPlaceholderData, isFetching, refetch } = useViewAnswer(settled, isListed)
  // Drawing five hundred rows gives way to the map and to typing; map and list take them at the same time.
  const answer = useDeferredValue(isListed ? data : undefined)
  const [areas, setAreas] = useState<AreaProgress>({ asked: 0, loaded: 0, failed: [] })
  const read = useMemo(() => (answer?.ok ? answer.data.rows : []), [answer])
  const rows = useMemo(() => drawable(read, areas.failed), [read, areas.failed])
  const known = useKnownParcels(selected, rows)
  const [retries, setRetries] = useState(0)
  useFlight(url, known, tell)

  return {
    state,
    tell,
    isClose,
    isOutside,
    answer,
    rows,
    // Also while what came is still being drawn.
    isLoading: isListed && (isPlaceholderData || !data || isFetching || settled !== query || answer !== data),
    known,
    /** Parcels that are known already: selected without asking for them once more. */
    select(parcels: readonly MapParcel[]) {
      known.learn(parcels)
      tell({ type: 'selected', keys: parcels.map(({ key }) => key) })
    },
    areas,
    /** Rows that were read and cannot be drawn. */
    undrawn: read.length - rows.length,
    setAreas,
    retries,
    retry() {
      setRetries((count) => count + 1)
      void refetch()
    },
  }
}

/** A link that names parcels and no place leads to them, once. */
function useFlight(
  { at, zoom, selected }: ParcelsUrl,
  { parcels, waiting }: KnownParcels,
  tell: ActionDispatch<[WorkspaceEvent]>,
): void {
  const [waits, setWaits] = useState(
    selected.length > 0 && parcelsHref({ at, zoom }) === parcelsHref({ at: START.at, zoom: START.zoom }),
  )
  useEffect(() => {
    if (!waits || waiting > 0 || parcels.length === 0) return
    setWaits(false)
    tell({ type: 'went', ...fitSelected(parcels) })
  }, [waits, waiting, parcels, tell])
}

/** Rows whose area of the map is there, or still coming. */
function drawable(rows: MapParcel[], failed: readonly Tile[]): MapParcel[] {
  if (failed.length === 0) return rows
  return rows.filter(({ longitude, latitude }) => {
    const { x, y } = tileAt(longitude, latitude, GATE_ZOOM)
    return !failed.some((area) => area.x === x && area.y === y)
  })
}

export type Work = ReturnType<typeof useWorkspace>

const ADDRESS_REST_MS = 400

/** Writes the state into the address: a choice is a step of the history, a move is none. Back restores what was. */
function useAddress(state: WorkspaceState, restore: (url: ParcelsUrl) => void): void {
  const written = useRef(state)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  const writeSoon = useEffectEvent(() => {
    pending.current = setTimeout(() => {
      pending.current = undefined
      write('replaceState', written.current.url)
    }, ADDRESS_REST_MS)
  })

  useEffect(() => {
    const last = written.current
    if (last.url === state.url) return
    written.current = state
    const moveWaits = pending.current !== undefined
    clearTimeout(pending.current)
    pending.current = undefined
    if (state.restores !== last.restores) return
    if (state.choices === last.choices) return writeSoon()
    if (moveWaits) write('replaceState', last.url)
    write('pushState', state.url)
  }, [state])

  const restoreHere = useEffectEvent(() => {
    const url = readAddress()
    restore({ ...url, selected: readKeptSelection(history.state) ?? url.selected })
  })

  const begin = useEffectEvent(() => {
    // After a reload the address alone would have lost what it could not carry.
    if (readKeptSelection(history.state)) return restoreHere()
    // What was typed has become a place: Back has to find that place, not the text.
    const { q: _, ...standing } = readAddress()
    if (parcelsHref(standing) !== parcelsHref(state.url)) writeSoon()
  })

  useEffect(() => {
    begin()
    const goBack = () => restoreHere()
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('popstate', goBack)
      clearTimeout(pending.current)
    }
  }, [])
}

const readAddress = () => parcelsUrl.parse(Object.fromEntries(new URLSearchParams(location.search))).url

/** Next's router takes part in both, and keeps what else stands in the history's state. */
function write(how: 'pushState' | 'replaceState', url: ParcelsUrl): void {
  const { href, carried } = fitLink(url)
  const isSame = href === `${location.pathname}${location.search}`
  const kept = carried < url.selected.length ? keepSelection(url.selected) : null
  history[how === 'pushState' && isSame && !kept ? 'replaceState' : how](kept, '', href)
}

/** In the browser's own history, beside the address: what of a selection no link can carry survives Back and reload. */
const keepSelection = (keys: readonly string[]) => ({ parcels: keys })

export function readKeptSelection(state: unknown): string[] | undefined {
  if (typeof state !== 'object' || state === null || !('parcels' in state)) return undefined
  const { parcels } = state
  return Array.isArray(parcels) ? parcels.filter((key) => typeof key === 'string') : undefined
}
