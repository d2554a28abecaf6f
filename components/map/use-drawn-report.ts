import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect } from 'react'
import { drawnReport, type Report } from './drawn-report'
import type { MapOverlay } from './map-props'

/** As many as a page of any list has. */
const MOST = 500

/**
 * Writes onto the region what is drawn, for tests that compare the map with its list.
 * Straight to the element: it changes on every frame that loads something.
 */
export function useDrawnReport(
  map: MapLibreMap | undefined,
  region: RefObject<HTMLElement | null>,
  layers: readonly string[],
  overlay: MapOverlay | undefined,
): void {
  const { isSelectable, pointOf } = overlay ?? {}
  useEffect(() => {
    if (!map) return
    let current = new AbortController()
    const busy = () => {
      current.abort()
      write(region.current, { mapState: 'busy' })
    }
    const idle = async () => {
      current.abort()
      current = new AbortController()
      const report = await drawnReport(map, layers, { isSelectable, pointOf }, current.signal)
      if (report) write(region.current, { ...toText(report), mapState: 'idle' })
    }
    // Marks of features change what is drawn without loading anything: only the next frame tells.
    const stirs = ['movestart', 'dataloading', 'render'] as const
    const watches = [...stirs.map((type) => map.on(type, busy)), map.on('idle', idle)]
    map.triggerRepaint()
    return () => {
      current.abort()
      for (const watch of watches) watch.unsubscribe()
    }
  }, [map, region, layers, isSelectable, pointOf])
}

const toText = ({ ids, clusters }: Report) => ({
  rendered: ids.slice(0, MOST).join(' '),
  clusters: clusters.join(' '),
})

function write(region: HTMLElement | null, facts: Readonly<Record<string, string>>): void {
  if (region) Object.assign(region.dataset, facts)
}
