import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect } from 'react'
import type { MapOverlay } from './map-props'

type ReadDrawing = (
  map: MapLibreMap,
  layers: readonly string[],
  overlay: Pick<MapOverlay, 'isSelectable' | 'pointOf'>,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, string>> | undefined>

/** Browser tests define this function before the page loads, to compare the map with its list. */
const drawingReader = (): ReadDrawing | undefined => Reflect.get(globalThis, 'readDrawing')

export const isCompared = (): boolean => drawingReader() !== undefined

/** Sets attributes without React, because they change on every frame that loads something. */
export function useMapState(
  map: MapLibreMap | undefined,
  region: RefObject<HTMLElement | null>,
  layers: readonly string[],
  overlay: MapOverlay | undefined,
): void {
  const { isSelectable, pointOf } = overlay ?? {}
  useEffect(() => {
    if (!map) return
    let current = new AbortController()
    const write = (facts: Readonly<Record<string, string>>) => {
      if (region.current) Object.assign(region.current.dataset, facts)
    }
    const busy = () => {
      current.abort()
      write({ mapState: 'busy' })
    }
    const idle = async () => {
      current.abort()
      current = new AbortController()
      const readDrawing = drawingReader()
      const rules = { ...(isSelectable && { isSelectable }), ...(pointOf && { pointOf }) }
      const drawing = readDrawing ? await readDrawing(map, layers, rules, current.signal) : {}
      if (drawing) write({ ...drawing, mapState: 'idle' })
    }
    // Includes `render`, because a change of feature state redraws the map without loading anything.
    const stirs = ['movestart', 'dataloading', 'render'] as const
    const watches = [...stirs.map((type) => map.on(type, busy)), map.on('idle', idle)]
    map.triggerRepaint()
    return () => {
      current.abort()
      for (const watch of watches) watch.unsubscribe()
    }
  }, [map, region, layers, isSelectable, pointOf])
}
