import type { MapGeoJSONFeature, Map as MapLibreMap, Point } from 'maplibre-gl'
import type { MapOverlay } from './map-props'

/** Several features drawn as one, with their number. */
export interface Cluster {
  source: string
  id: number
  count: number
}

/** One feature, or a cluster of them. */
interface Drawn {
  /** Of the style, that has it. */
  source: string
  properties: Readonly<Record<string, unknown>>
  cluster?: Cluster
}

/** A finger is not a pixel. */
const REACH = 10

/**
 * What can be selected at a point on the screen: exactly there, else close by.
 * For what lies there and cannot be selected, its neighbor is never taken.
 */
export function drawnAt(
  map: MapLibreMap,
  { x, y }: Pick<Point, 'x' | 'y'>,
  layers: readonly string[],
  isSelectable: MapOverlay['isSelectable'] = () => true,
): Drawn | undefined {
  const find = (at: DrawnPlace) =>
    drawnIn(map, at, layers).filter(({ properties: { role } }) => role !== 'context' && role !== 'place')
  const here = find([x, y])
  const found = here.length > 0 ? here : find(around(x, y))
  const feature = found.find(({ state, properties, source }) => isSelectable(state, properties, source))
  return feature && toDrawn(feature)
}

/** A pixel, or two corners of a part of the screen. */
export type DrawnPlace = [x: number, y: number] | [[x: number, y: number], [x: number, y: number]]

/** All that the layers draw there. */
export function drawnIn(map: MapLibreMap, place: DrawnPlace, layers: readonly string[]): MapGeoJSONFeature[] {
  // Asking for a layer that is not there yet is an error.
  return map.queryRenderedFeatures(place, { layers: layers.filter((layer) => map.getLayer(layer)) })
}

export function toDrawn({ properties, source }: MapGeoJSONFeature): Drawn {
  const { cluster_id: id, point_count: count } = properties
  return { source, properties, ...(properties.cluster ? { cluster: { source, id, count } } : {}) }
}

function around(x: number, y: number): DrawnPlace {
  return [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ]
}
