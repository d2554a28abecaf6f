import { useDeferredValue, useMemo, useReducer, useState } from 'react'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { type Tile, tileAt } from '@/lib/tile-grid'
import { areaQuery, touchesFlorida } from '../area-query'
import type { AreaProgress } from '../map/parcel-map-props'
import { GATE_ZOOM, type ParcelsUrl } from '../url'
import { reduceWorkspace, startWorkspace } from './reduce-workspace'
import { useAddress } from './use-address'
import { useKnownParcels } from './use-known-parcels'
import { useSettled } from './use-settled'
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

  return {
    state,
    tell,
    isClose,
    isOutside,
    answer,
    rows,
    isLoading: isListed && (isPlaceholderData || !data || isFetching || settled !== query),
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

/** Rows whose area of the map is there, or still coming. */
function drawable(rows: MapParcel[], failed: readonly Tile[]): MapParcel[] {
  if (failed.length === 0) return rows
  return rows.filter(({ longitude, latitude }) => {
    const { x, y } = tileAt(longitude, latitude, GATE_ZOOM)
    return !failed.some((area) => area.x === x && area.y === y)
  })
}

export type Work = ReturnType<typeof useWorkspace>
