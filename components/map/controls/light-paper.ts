import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useSyncExternalStore } from 'react'

/** Paper is light and has the map: one of a dark screen is drawn anew for it, and one that is not loaded yet is loaded. Printing waits for both. */

const DARK = '(prefers-color-scheme: dark)'
/** A source that does not answer must not keep anybody from printing. */
const PATIENCE_MS = 8_000
/** The button of a page asks with it before it prints. */
const BEFORE_PAPER = 'beforepaper'

const maps = new Set<MapLibreMap>()
/** What loads the maps of the page that are not loaded yet. */
const arrivals = new Set<() => void>()
const followers = new Set<() => void>()
/** Undefined while nobody prints. */
let waiting: { left: Set<MapLibreMap>; arriving: number; resolve: () => void } | undefined

/** Whether this map has to be light now. */
export function useLightPaper(map: MapLibreMap | undefined): boolean {
  const isAsked = useSyncExternalStore(follow, () => waiting !== undefined)
  useEffect(() => {
    if (!map) return
    maps.add(map)
    listen()
    if (waiting && waiting.arriving > 0) {
      waiting.arriving -= 1
      waiting.left.add(map)
    }
    return () => {
      maps.delete(map)
      listen()
      drawn(map)
    }
  }, [map])
  // The canvas has the light style by now: what lies inside of a component has its effects first.
  useEffect(() => {
    if (!map || !isAsked) return
    const watch = map.on('idle', () => drawn(map))
    map.triggerRepaint()
    return () => watch.unsubscribe()
  }, [map, isAsked])
  return isAsked
}

/** A map that is not loaded yet, so that paper can have it all the same; returns how to take it back. */
export function offerToPaper(load: () => void): () => void {
  arrivals.add(load)
  listen()
  return () => {
    arrivals.delete(load)
    listen()
  }
}

/** Only while there is a map to wait for. */
function listen(): void {
  const change = maps.size + arrivals.size > 0 ? addEventListener : removeEventListener
  change('keydown', printByKey as EventListener)
  change(BEFORE_PAPER, printByButton)
}

function follow(changed: () => void): () => void {
  followers.add(changed)
  return () => followers.delete(changed)
}

const hasToWait = () =>
  arrivals.size > 0 || (maps.size > 0 && matchMedia(DARK).matches) || [...maps].some((map) => !map.loaded())

function printByKey(event: KeyboardEvent): void {
  const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
  if (!isPrint || event.shiftKey || event.altKey || !hasToWait()) return
  event.preventDefault()
  void printLight()
}

function printByButton(event: Event): void {
  if (!hasToWait()) return
  event.preventDefault()
  void printLight()
}

/** The page on paper, its maps as they look on a light page. */
export async function printLight(): Promise<void> {
  if (waiting) return
  if (!hasToWait()) return print()
  await new Promise<void>((resolve) => {
    set({ left: new Set(maps), arriving: arrivals.size, resolve })
    for (const load of arrivals) load()
    setTimeout(resolve, PATIENCE_MS)
  })
  addEventListener('afterprint', () => set(undefined), { once: true })
  print()
}

function drawn(map: MapLibreMap): void {
  waiting?.left.delete(map)
  if (waiting?.left.size === 0 && waiting.arriving === 0) waiting.resolve()
}

function set(next: typeof waiting): void {
  waiting = next
  for (const follower of followers) follower()
}
