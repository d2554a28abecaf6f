import type { Map as MapLibreMap, Point } from 'maplibre-gl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { drawnAt } from './drawn-features'
import { fillTemplate } from './fill-template'
import type { MapProps } from './map-props'

type Choices = Pick<MapProps, 'pickHref' | 'featureHref' | 'onPick' | 'onSelect'>

/** A click, a tap, Enter or the button: selects the feature there, else picks the point. */
export function useChoose(
  map: MapLibreMap | undefined,
  layers: readonly string[],
  { pickHref, featureHref, onPick, onSelect }: Choices,
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

  function choose(point?: Pick<Point, 'x' | 'y'>) {
    if (!map) return
    const at = point ?? map.project(map.getCenter())
    const feature = canSelect ? drawnAt(map, at, layers) : undefined
    if (feature) select(feature.id)
    else if (canPick) pick(map, at)
  }

  return { choose, canPick, canSelect }
}
