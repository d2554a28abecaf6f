import { useEffect, useEffectEvent, useRef } from 'react'
import { fitLink } from '../fit-link'
import { isCovered } from '../layers/coverage'
import { floridaParcels } from '../layers/florida-parcels'
import { lots } from '../layers/lots'
import { type MapUrlParams, mapUrl } from '../url'
import { keepDeviceView } from './device-view'
import type { MapState } from './reduce-map'

const REST_MS = 400

export function useAddress(state: MapState, restore: (url: MapUrlParams) => void): void {
  const lastState = useRef(state)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  const writeSoon = useEffectEvent(() => {
    pending.current = setTimeout(() => {
      pending.current = undefined
      replaceAddress(lastState.current)
    }, REST_MS)
  })

  useEffect(() => {
    const last = lastState.current
    if (last.url === state.url) return
    lastState.current = state
    const moveWaits = pending.current !== undefined
    clearTimeout(pending.current)
    pending.current = undefined
    if (state.restores !== last.restores) return
    if (state.choices === last.choices)
      return keepsListedArea(last, state) ? replaceAddress(state) : writeSoon()
    if (moveWaits) write('replaceState', last.url)
    write('pushState', state.url)
    if (state.view) keepDeviceView({ view: state.view, on: state.url.on })
  }, [state])

  useEffect(() => {
    const goBack = () => restore(readAddress())
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('popstate', goBack)
      clearTimeout(pending.current)
    }
  }, [restore])
}

function replaceAddress({ url, view }: MapState): void {
  write('replaceState', url)
  if (view) keepDeviceView({ view, on: url.on })
}

/**
 * The table and the panel move the center of the map without moving its picture. The address gets the new center
 * at once, because with the old one a reload would list another area.
 */
const keepsListedArea = (before: MapState, after: MapState): boolean =>
  before.view !== after.view && before.bounds !== undefined && before.bounds === after.bounds

export function readAddress(): MapUrlParams {
  const query = new URLSearchParams(location.search)
  const { url } = mapUrl.parse(Object.fromEntries(query))
  const on = query.has('on') ? url.on : usualLayers(url)
  return { ...url, on, selected: parseStoredSelection(history.state) ?? url.selected }
}

export function usualLayers({ on, at }: Pick<MapUrlParams, 'on' | 'at'>): readonly string[] {
  if (!at) return on
  const { longitude, latitude } = at
  if (isCovered(floridaParcels.coverage, [longitude, latitude, longitude, latitude])) return on
  return on.map((id) => (id === floridaParcels.id ? lots.id : id))
}

/**
 * Passes only our own state, because Next patches `pushState` and `replaceState` to add the router's state.
 */
function write(how: 'pushState' | 'replaceState', url: MapUrlParams): void {
  const { href, carried } = fitLink(url)
  const isSame = href === `${location.pathname}${location.search}`
  const historyState = carried < url.selected.length ? { selected: url.selected } : null
  history[isSame && !historyState ? 'replaceState' : how](historyState, '', href)
}

/**
 * A selection that is too long for a link is in the history state, so that it survives Back and reload.
 * Returns undefined for any other state.
 */
export function parseStoredSelection(state: unknown): string[] | undefined {
  if (typeof state !== 'object' || state === null || !('selected' in state)) return undefined
  const { selected } = state
  return Array.isArray(selected) ? selected.filter((key) => typeof key === 'string') : undefined
}
