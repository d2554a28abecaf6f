import type { Bounds, MapView } from '@/components/map/map-props'
import type { CoveredArea } from './map-layer'

export function isCovered(areas: readonly CoveredArea[], [west, south, east, north]: Bounds): boolean {
  return areas.some(({ boxes }) =>
    boxes.some(([w, s, e, n]) => west <= e && east >= w && south <= n && north >= s),
  )
}

export function nearestArea(
  areas: readonly CoveredArea[] | undefined,
  view: MapView | undefined,
): CoveredArea | undefined {
  const [first] = areas ?? []
  if (!areas || !first || !view) return first
  const { longitude, latitude } = view
  if (isCovered(areas, [longitude, latitude, longitude, latitude])) return undefined
  const away = ({ start }: CoveredArea) =>
    Math.hypot(
      (start.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
      start.latitude - latitude,
    )
  return areas.reduce((one, other) => (away(other) < away(one) ? other : one), first)
}
