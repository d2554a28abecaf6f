import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapOverlay } from '@/components/map/map-props'

/** Playwright sends this function to the browser as text, so it must not use other code of this file. */
export function installDrawingReader(): void {
  /**
   * The map is read in squares of this size, because reading 20,000 features at once would block the page.
   */
  const PART_PIXELS = 256
  const BUDGET_MS = 8

  type Rules = Pick<MapOverlay, 'isSelectable' | 'pointOf'>

  async function readDrawing(
    map: MapLibreMap,
    layers: readonly string[],
    { isSelectable = () => true, pointOf }: Rules,
    signal: AbortSignal,
  ) {
    const ids = new Set<string>()
    const clusters = new Map<number, number>()
    const [[west, south], [east, north]] = map.getBounds().toArray()
    let startedAt = performance.now()
    for (const part of partsOf(map)) {
      const features = map.queryRenderedFeatures(part, {
        layers: layers.filter((layer) => map.getLayer(layer)),
      })
      for (const { state, properties, source } of features) {
        if (!isSelectable(state, properties, source)) continue
        const [x = west, y = south] = pointOf?.(properties) ?? []
        if (x < west || x >= east || y < south || y >= north) continue
        if (properties.cluster) clusters.set(properties.cluster_id, properties.point_count)
        else ids.add(String(properties.id))
      }
      if (performance.now() - startedAt < BUDGET_MS) continue
      await new Promise((resume) => setTimeout(resume))
      if (signal.aborted) return undefined
      startedAt = performance.now()
    }
    return {
      rendered: [...ids].sort().join(' '),
      clusters: [...clusters.values()].join(' '),
      sources: Object.keys(map.getStyle().sources).join(' '),
    }
  }

  function partsOf(map: MapLibreMap) {
    const { clientWidth, clientHeight } = map.getContainer()
    const steps = (length: number) =>
      Array.from({ length: Math.ceil(length / PART_PIXELS) }, (_, step) => step * PART_PIXELS)
    return steps(clientHeight).flatMap((top) =>
      steps(clientWidth).map((left): [[number, number], [number, number]] => [
        [left, top],
        [Math.min(left + PART_PIXELS, clientWidth), Math.min(top + PART_PIXELS, clientHeight)],
      ]),
    )
  }

  Reflect.set(globalThis, 'readDrawing', readDrawing)
}
