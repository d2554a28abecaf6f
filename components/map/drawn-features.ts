import type { MapGeoJSONFeature, Map as MapLibreMap, Point } from 'maplibre-gl'

/** Several features drawn as one, with their number. */
export interface Cluster {
  source: string
  id: number
  count: number
}

/** One feature, or a cluster of them. */
export interface Drawn {
  properties: Readonly<Record<string, unknown>>
  cluster?: Cluster
}

/** A finger is not a pixel. */
const REACH = 10

/** What can be selected at a point on the screen: exactly there, else close by. */
export function drawnAt(
  map: MapLibreMap,
  { x, y }: Pick<Point, 'x' | 'y'>,
  layers: readonly string[],
): Drawn | undefined {
  const around: [[number, number], [number, number]] = [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ]
  const found = [
    ...map.queryRenderedFeatures([x, y], { layers: known(map, layers) }),
    ...map.queryRenderedFeatures(around, { layers: known(map, layers) }),
  ]
  const feature = found.find(({ properties }) => properties.role !== 'context')
  return feature && toDrawn(feature)
}

export interface Report {
  /** Of each feature drawn by itself, in order. */
  ids: string[]
  /** How many features each cluster stands for. */
  clusters: number[]
}

/** All that is in sight, each once: a feature on the edge between two tiles is drawn in both. */
export function drawnReport(map: MapLibreMap, layers: readonly string[]): Report {
  const ids = new Set<string>()
  const clusters = new Map<number, number>()
  for (const feature of map.queryRenderedFeatures({ layers: known(map, layers) })) {
    const { properties, cluster } = toDrawn(feature)
    if (cluster) clusters.set(cluster.id, cluster.count)
    else ids.add(String(properties.id))
  }
  return { ids: [...ids].sort(), clusters: [...clusters.values()] }
}

function toDrawn({ properties, source }: MapGeoJSONFeature): Drawn {
  const { cluster_id: id, point_count: count } = properties
  return properties.cluster ? { properties, cluster: { source, id, count } } : { properties }
}

/** Asking for a layer that is not there yet is an error. */
function known(map: MapLibreMap, layers: readonly string[]): string[] {
  return layers.filter((layer) => map.getLayer(layer))
}
