import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect } from 'react'
import { readBounds } from './camera'
import { type DrawnPlace, drawnIn, toDrawn } from './drawn-features'
import type { MapOverlay } from './map-props'

/**
 * Journeys set this before the page loads to compare the map with its list. Comparing takes as
 * long as drawing.
 */
export const isCompared = (): boolean => 'comparesMap' in globalThis

/**
 * Writes to the region whether the map is idle and, for comparisons, what it draws. It sets
 * attributes directly because they change on every frame that loads something.
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
    // Feature state changes the picture without loading anything, so only the next frame shows it.
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
  ids: string[]
  clusters: number[]
}

const NOTHING: Report = { ids: [], clusters: [] }

type Rules = Pick<MapOverlay, 'isSelectable' | 'pointOf'>

/** Querying a whole view of 20,000 features at once would block the page. */
const PART_PIXELS = 256
const BUDGET_MS = 8

/**
 * Returns each selectable feature in the viewport once. Returns undefined once the caller
 * stopped waiting.
 */
async function drawnReport(
  map: MapLibreMap,
  layers: readonly string[],
  rules: Rules,
  signal: AbortSignal,
): Promise<Report | undefined> {
  const ids = new Set<string>()
  const clusters = new Map<number, number>()
  const counts = createTest(map, rules)
  let startedAt = performance.now()
  for (const part of partsOf(map)) {
    for (const feature of drawnIn(map, part, layers).filter(counts)) {
      const { properties, cluster } = toDrawn(feature)
      if (cluster) clusters.set(cluster.id, cluster.count)
      else ids.add(String(properties.id))
    }
    if (performance.now() - startedAt < BUDGET_MS) continue
    await new Promise((resume) => setTimeout(resume))
    if (signal.aborted) return undefined
    startedAt = performance.now()
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
