import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect } from 'react'
import { readBounds } from './camera'
import { type DrawnPlace, drawnIn, toDrawn } from './drawn-features'
import type { MapOverlay } from './map-props'

/** Set before the page by whoever compares what the map draws with its list, which takes as long as to draw it. */
export const isCompared = (): boolean => 'comparesMap' in globalThis

/**
 * Writes onto the region whether the map rests, and for whoever compares it with its list what is drawn.
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
      const report = isCompared()
        ? await drawnReport(map, layers, { isSelectable, pointOf }, current.signal)
        : NOTHING
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
  rendered: ids.join(' '),
  clusters: clusters.join(' '),
})

interface Report {
  /** Of each feature drawn by itself, in order. */
  ids: string[]
  /** How many features each cluster stands for. */
  clusters: number[]
}

const NOTHING: Report = { ids: [], clusters: [] }

type Rules = Pick<MapOverlay, 'isSelectable' | 'pointOf'>

/** Asking for all of a view of 20,000 features at once would hold up the page. */
const PART_PIXELS = 256
const BUDGET_MS = 8

/** All that is in sight and can be selected, each once; undefined once nobody waits for it any more. */
async function drawnReport(
  map: MapLibreMap,
  layers: readonly string[],
  rules: Rules,
  signal: AbortSignal,
): Promise<Report | undefined> {
  const ids = new Set<string>()
  const clusters = new Map<number, number>()
  const counts = createTest(map, rules)
  let begun = performance.now()
  for (const part of partsOf(map)) {
    for (const feature of drawnIn(map, part, layers).filter(counts)) {
      const { properties, cluster } = toDrawn(feature)
      if (cluster) clusters.set(cluster.id, cluster.count)
      else ids.add(String(properties.id))
    }
    if (performance.now() - begun < BUDGET_MS) continue
    await new Promise((resume) => setTimeout(resume))
    if (signal.aborted) return undefined
    begun = performance.now()
  }
  return { ids: [...ids].sort(), clusters: [...clusters.values()] }
}

function partsOf(map: MapLibreMap): DrawnPlace[] {
  const { clientWidth, clientHeight } = map.getContainer()
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / PART_PIXELS) }, (_, step) => step * PART_PIXELS)
  return steps(clientHeight).flatMap((top) =>
    steps(clientWidth).map((left): DrawnPlace => {
      const right = Math.min(left + PART_PIXELS, clientWidth)
      return [
        [left, top],
        [right, Math.min(top + PART_PIXELS, clientHeight)],
      ]
    }),
  )
}

function createTest(map: MapLibreMap, { isSelectable = () => true, pointOf }: Rules) {
  const [west, south, east, north] = readBounds(map)
  return ({ state, properties, source }: MapGeoJSONFeature): boolean => {
    if (!isSelectable(state, properties, source)) return false
    const [x = west, y = south] = pointOf?.(properties) ?? []
    return x >= west && x < east && y >= south && y < north
  }
}

function write(region: HTMLElement | null, facts: Readonly<Record<string, string>>): void {
  if (region) Object.assign(region.dataset, facts)
}
