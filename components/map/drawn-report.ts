import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl'
import { readBounds } from './camera'
import { drawnIn, type Place, toDrawn } from './drawn-features'
import type { MapOverlay } from './map-props'

export interface Report {
  /** Of each feature drawn by itself, in order. */
  ids: string[]
  /** How many features each cluster stands for. */
  clusters: number[]
}

type Rules = Pick<MapOverlay, 'isSelectable' | 'pointOf'>

/** Asking for all of a view of 20,000 features at once would hold up the page. */
const PART_PIXELS = 256
const BUDGET_MS = 8

/** All that is in sight and can be selected, each once; undefined once nobody waits for it any more. */
export async function drawnReport(
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

function partsOf(map: MapLibreMap): Place[] {
  const { clientWidth, clientHeight } = map.getContainer()
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / PART_PIXELS) }, (_, step) => step * PART_PIXELS)
  return steps(clientHeight).flatMap((top) =>
    steps(clientWidth).map((left): Place => {
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
  return ({ state, properties }: MapGeoJSONFeature): boolean => {
    if (!isSelectable(state, properties)) return false
    const [x = west, y = south] = pointOf?.(properties) ?? []
    return x >= west && x < east && y >= south && y < north
  }
}
