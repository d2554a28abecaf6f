import type { MapGeoJSONFeature, Map as MapLibreMap, Point } from 'maplibre-gl'
import { surroundings } from './fit'
import type { MapOverlay } from './map-props'

export interface FeatureCluster {
  source: string
  id: number
  count: number
}

interface RenderedFeature {
  source: string
  properties: Readonly<Record<string, unknown>>
  cluster?: FeatureCluster
}

/** Distance in pixels by which a finger may miss a feature. */
const REACH = 10

/**
 * Returns the selectable feature at a screen point. Searches the surrounding pixels only if the point itself
 * has no feature at all.
 */
export function featuresAt(
  map: MapLibreMap,
  { x, y }: Pick<Point, 'x' | 'y'>,
  layers: readonly string[],
  isSelectable: MapOverlay['isSelectable'] = () => true,
): RenderedFeature | undefined {
  const find = (at: DrawnPlace) =>
    featuresNear(map, at, layers).filter(({ properties: { role } }) => !surroundings.includes(role))
  const here = find([x, y])
  const candidates = here.length > 0 ? here : find(around(x, y))
  const feature = candidates.find(({ state, properties, source }) => isSelectable(state, properties, source))
  return feature && toDrawn(feature)
}

type DrawnPlace = [x: number, y: number] | [[x: number, y: number], [x: number, y: number]]

function featuresNear(map: MapLibreMap, place: DrawnPlace, layers: readonly string[]): MapGeoJSONFeature[] {
  // Skips missing layers, because MapLibre throws if a queried layer does not exist yet.
  return map.queryRenderedFeatures(place, { layers: layers.filter((layer) => map.getLayer(layer)) })
}

function toDrawn({ properties, source }: MapGeoJSONFeature): RenderedFeature {
  const { cluster_id: id, point_count: count } = properties
  return { source, properties, ...(properties.cluster ? { cluster: { source, id, count } } : {}) }
}

function around(x: number, y: number): DrawnPlace {
  return [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ]
}
