import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'
/** Printing waits at most this long, because a source may never respond. */
const PATIENCE_MS = 8_000
/** The page's print button dispatches this event, and prints when the maps are ready. */
const BEFORE_PAPER = 'beforepaper'

const maps = new Set<MapLibreMap>()
const arrivals = new Set<() => void>()
const followers = new Set<() => void>()
let waiting: { left: Set<MapLibreMap>; arriving: number; resolve: () => void } | undefined

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
      whenRendered(map)
    }
  }, [map])
  // The canvas already has the light style here, because React runs the effects of children first.
  useEffect(() => {
    if (!map || !isAsked) return
    const watch = map.on('idle', () => whenRendered(map))
    map.triggerRepaint()
    return () => watch.unsubscribe()
  }, [map, isAsked])
  return isAsked
}

/**
 * Registers a map that is not loaded yet, so that printing the page loads the map. Returns a function that
 * removes the registration.
 */
export function offerToPaper(load: () => void): () => void {
  arrivals.add(load)
  listen()
  return () => {
    arrivals.delete(load)
    listen()
  }
}

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

function whenRendered(map: MapLibreMap): void {
  waiting?.left.delete(map)
  if (waiting?.left.size === 0 && waiting.arriving === 0) waiting.resolve()
}

function set(next: typeof waiting): void {
  waiting = next
  for (const follower of followers) follower()
}
