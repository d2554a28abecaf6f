import type { Map as MapLibreMap, Point } from 'maplibre-gl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { Camera } from './camera'
import { type Cluster, drawnAt } from './drawn-features'
import { fillTemplate } from './fill-template'
import type { MapProps } from './map-props'
import { openCluster } from './open-cluster'

type Choices = Pick<MapProps, 'pickHref' | 'featureHref' | 'onPick' | 'onSelect' | 'selectedId' | 'overlay'>

/** A click, a tap, Enter or the button: selects the feature there, opens the cluster, else picks the point. */
export function useChoose(
  map: MapLibreMap | undefined,
  camera: Camera | undefined,
  layers: readonly string[],
  { pickHref, featureHref, onPick, onSelect, selectedId, overlay }: Choices,
) {
  const router = useRouter()
  const canPick = Boolean(pickHref ?? onPick)
  const canSelect = Boolean(featureHref ?? onSelect)
  // The map stays where it is on the page; only what stands beside it changes.
  const open = (href: string) => router.push(href as Route, { scroll: false })

  function select(id: string) {
    onSelect?.(id)
    if (featureHref) open(fillTemplate(featureHref, { id }))
  }

  function pick(at: MapLibreMap, point: Pick<Point, 'x' | 'y'>) {
    const { lng, lat } = at.unproject([point.x, point.y]).wrap()
    onPick?.({ longitude: lng, latitude: lat })
    if (pickHref) open(fillTemplate(pickHref, { lat: lat.toFixed(5), lon: lng.toFixed(5) }))
  }

  async function enter(at: MapLibreMap, cluster: Cluster) {
    const opened = await openCluster(at, cluster, selectedId)
    if (opened && 'view' in opened) camera?.goTo(opened)
    else if (opened) select(opened.id)
  }

  function choose(point?: Pick<Point, 'x' | 'y'>) {
    if (!map) return
    const at = point ?? map.project(map.getCenter())
    const drawn = canSelect ? drawnAt(map, at, layers, overlay?.isSelectable) : undefined
    if (drawn?.cluster) void enter(map, drawn.cluster)
    else if (drawn) select(String(drawn.properties.id))
    else if (canPick) pick(map, at)
  }

  return { choose, canPick, canSelect }
}
