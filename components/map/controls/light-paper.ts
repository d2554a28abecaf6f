import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useSyncExternalStore } from 'react'

/** Paper is light. A map of a dark screen is drawn anew for it, which takes a moment: so printing waits for that. */

const DARK = '(prefers-color-scheme: dark)'
/** A source that does not answer must not keep anybody from printing. */
const PATIENCE_MS = 8_000

const maps = new Set<MapLibreMap>()
const followers = new Set<() => void>()
/** Those that are not drawn light yet; undefined while nobody prints. */
let waiting: { left: Set<MapLibreMap>; resolve: () => void } | undefined

/** Whether this map has to be light now. */
export function useLightPaper(map: MapLibreMap | undefined): boolean {
  const isAsked = useSyncExternalStore(follow, () => waiting !== undefined)
  useEffect(() => {
    if (!map) return
    if (maps.size === 0) addEventListener('keydown', printByKey)
    maps.add(map)
    return () => {
      maps.delete(map)
      if (maps.size === 0) removeEventListener('keydown', printByKey)
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

function follow(changed: () => void): () => void {
  followers.add(changed)
  return () => followers.delete(changed)
}

function printByKey(event: KeyboardEvent): void {
  const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
  if (!isPrint || event.shiftKey || event.altKey || !matchMedia(DARK).matches) return
  event.preventDefault()
  void printLight()
}

/** The page on paper, its maps as they look on a light page. */
export async function printLight(): Promise<void> {
  if (waiting) return
  if (maps.size === 0 || !matchMedia(DARK).matches) return print()
  await new Promise<void>((resolve) => {
    set({ left: new Set(maps), resolve })
    setTimeout(resolve, PATIENCE_MS)
  })
  addEventListener('afterprint', () => set(undefined), { once: true })
  print()
}

function drawn(map: MapLibreMap): void {
  waiting?.left.delete(map)
  if (waiting?.left.size === 0) waiting.resolve()
}

function set(next: typeof waiting): void {
  waiting = next
  for (const follower of followers) follower()
}
