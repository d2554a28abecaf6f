import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect } from 'react'
import { drawnReport } from './drawn-features'

const MOST = 200

/**
 * Writes onto the region what is drawn, for tests that compare the map with its list.
 * Straight to the element: it changes on every frame that loads something.
 */
export function useDrawnReport(
  map: MapLibreMap | undefined,
  region: RefObject<HTMLElement | null>,
  layers: readonly string[],
): void {
  useEffect(() => {
    if (!map) return
    const write = (state: string) => {
      if (region.current) region.current.dataset.mapState = state
    }
    const busy = () => write('busy')
    const idle = () => {
      const { ids, clusters } = drawnReport(map, layers)
      if (region.current) region.current.dataset.rendered = ids.slice(0, MOST).join(' ')
      if (region.current) region.current.dataset.clusters = clusters.join(' ')
      write('idle')
    }
    const watches = [map.on('movestart', busy), map.on('dataloading', busy), map.on('idle', idle)]
    map.triggerRepaint()
    return () => {
      for (const watch of watches) watch.unsubscribe()
    }
  }, [map, region, layers])
}
