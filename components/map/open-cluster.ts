import type { Feature } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { Cluster } from './drawn-features'
import type { View } from './map-props'

/** What choosing a cluster leads to: closer, or where nothing parts it, one of its features. */
export type Opened = { view: View } | { id: string }

/** Features at one place come in turns, so that each can be reached. Undefined for a cluster that is gone. */
export async function openCluster(
  map: MapLibreMap,
  { source, id, count }: Cluster,
  selectedId: string | undefined,
): Promise<Opened | undefined> {
  const from = map.getSource<GeoJSONSource>(source)
  if (!from) return undefined
  try {
    const zoom = await from.getClusterExpansionZoom(id)
    const closest = map.getMaxZoom()
    if (zoom > closest) return nextOf(await from.getClusterLeaves(id, count, 0), selectedId)
    const closer = Math.min(closest, Math.max(zoom, map.getZoom() + 1))
    return viewOf(await from.getClusterChildren(id), closer)
  } catch {
    // Newly loaded data has clusters of its own, and the worker no longer knows the old one.
    return undefined
  }
}

function nextOf(features: Feature[], selectedId: string | undefined): Opened | undefined {
  const ids = features.map(({ properties }) => String(properties?.id))
  const id = ids[(ids.indexOf(selectedId ?? '') + 1) % ids.length]
  return id === undefined ? undefined : { id }
}

/** On the largest part: the middle between two would be empty, and Enter there do nothing. */
function viewOf(parts: Feature[], zoom: number): Opened | undefined {
  const sizeOf = ({ properties }: Feature) => Number(properties?.point_count ?? 1)
  const [largest] = parts.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (largest?.geometry.type !== 'Point') return undefined
  const [longitude = 0, latitude = 0] = largest.geometry.coordinates
  return { view: { longitude, latitude, zoom } }
}
