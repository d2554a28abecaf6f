import type { Map as MapLibreMap, Point } from 'maplibre-gl'
import type { MapRole } from './map-props'

export interface DrawnFeature {
  id: string
  name: string
  role: MapRole
}

/** A finger is not a pixel. */
const REACH = 10

/** What can be selected at a point on the screen: exactly there, else close by. */
export function drawnAt(
  map: MapLibreMap,
  { x, y }: Pick<Point, 'x' | 'y'>,
  layers: readonly string[],
): DrawnFeature | undefined {
  const around: [[number, number], [number, number]] = [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ]
  const found = [
    ...map.queryRenderedFeatures([x, y], { layers: known(map, layers) }),
    ...map.queryRenderedFeatures(around, { layers: known(map, layers) }),
  ]
  return found.map(({ properties }) => properties as DrawnFeature).find(({ role }) => role !== 'context')
}

/** The ids of all that is in sight, in order. */
export function drawnIds(map: MapLibreMap, layers: readonly string[]): string[] {
  const drawn = map.queryRenderedFeatures({ layers: known(map, layers) })
  return [...new Set(drawn.map(({ properties }) => String(properties.id)))].sort()
}

/** Asking for a layer that is not there yet is an error. */
function known(map: MapLibreMap, layers: readonly string[]): string[] {
  return layers.filter((layer) => map.getLayer(layer))
}
