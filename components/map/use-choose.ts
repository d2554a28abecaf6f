import type { Feature } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, Point } from 'maplibre-gl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { MapCamera } from './camera'
import { type FeatureCluster, featuresAt } from './drawn-features'
import { fillTemplate, type MapProps, type MapView } from './map-props'

type Choices = Pick<MapProps, 'pickHref' | 'featureHref' | 'onPick' | 'onSelect' | 'selectedId' | 'overlay'>

interface Place {
  latitude: number
  longitude: number
}

export function useChoose(
  map: MapLibreMap | undefined,
  camera: MapCamera | undefined,
  layers: readonly string[],
  { pickHref, featureHref, onPick, onSelect, selectedId, overlay }: Choices,
) {
  const router = useRouter()
  const canPick = Boolean(pickHref ?? onPick)
  const canSelect = Boolean(featureHref ?? onSelect)
  const open = (href: string) => router.push(href as Route, { scroll: false })

  function select(id: string, source: string, point: Place) {
    onSelect?.(id, source, point)
    if (featureHref) open(fillTemplate(featureHref, { id }))
  }

  function pick({ latitude, longitude }: Place) {
    onPick?.({ longitude, latitude })
    if (pickHref) open(fillTemplate(pickHref, { lat: latitude.toFixed(5), lon: longitude.toFixed(5) }))
  }

  async function enter(at: MapLibreMap, cluster: FeatureCluster, point: Place) {
    const opened = await openCluster(at, cluster, selectedId)
    if (opened && 'view' in opened) camera?.goTo(opened)
    else if (opened) select(opened.id, cluster.source, point)
  }

  function choose(point?: Pick<Point, 'x' | 'y'>) {
    if (!map) return
    const at = point ?? map.project(map.getCenter())
    const feature = featuresAt(map, at, layers, overlay?.isSelectable)
    const href = feature?.properties.href
    const { lng: longitude, lat: latitude } = map.unproject([at.x, at.y]).wrap()
    const place = { latitude, longitude }
    if (feature?.cluster) void enter(map, feature.cluster, place)
    else if (typeof href === 'string') router.push(href as Route, { scroll: isElsewhere(href) })
    else if (feature && canSelect) select(String(feature.properties.id), feature.source, place)
    else if (canPick) pick(place)
  }

  return { choose, canPick, canSelect }
}

const isElsewhere = (href: string) => new URL(href, location.href).pathname !== location.pathname

type ChoiceTarget = { view: MapView } | { id: string }

/**
 * Returns the view that opens a cluster, or the cluster's next feature if all its features are at one point.
 * Returns undefined if the cluster no longer exists.
 */
async function openCluster(
  map: MapLibreMap,
  { source, id, count }: FeatureCluster,
  selectedId: string | undefined,
): Promise<ChoiceTarget | undefined> {
  const from = map.getSource<GeoJSONSource>(source)
  if (!from) return undefined
  try {
    const zoom = await from.getClusterExpansionZoom(id)
    const closest = map.getMaxZoom()
    if (zoom > closest) return nextOf(await from.getClusterLeaves(id, count, 0), selectedId)
    const closer = Math.min(closest, Math.max(zoom, map.getZoom() + 1))
    return viewOf(await from.getClusterChildren(id), closer)
  } catch {
    // The data was replaced, and MapLibre's worker no longer has this cluster.
    return undefined
  }
}

function nextOf(features: Feature[], selectedId: string | undefined): ChoiceTarget | undefined {
  const ids = features.map(({ properties }) => String(properties?.id))
  const id = ids[(ids.indexOf(selectedId ?? '') + 1) % ids.length]
  return id === undefined ? undefined : { id }
}

/**
 * Centers on the largest part, because the midpoint between two parts is empty and Enter would select nothing
 * there.
 */
function viewOf(parts: Feature[], zoom: number): ChoiceTarget | undefined {
  const sizeOf = ({ properties }: Feature) => Number(properties?.point_count ?? 1)
  const [largest] = parts.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (largest?.geometry.type !== 'Point') return undefined
  const [longitude = 0, latitude = 0] = largest.geometry.coordinates
  return { view: { longitude, latitude, zoom } }
}
