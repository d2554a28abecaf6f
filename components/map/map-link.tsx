import type { Route } from 'next'
import { defineTexts } from '@/lib/language/define-texts'

interface MapPoint {
  latitude: number
  longitude: number
}

interface Options {
  zoom?: number
  on?: readonly string[]
  looks?: readonly string[]
  open?: string
}

export const OPEN_ON_MAP = 'Open on the map'

export const mapLinkTexts = defineTexts('map.map-link', {
  open: OPEN_ON_MAP,
})

export function mapLink(
  { latitude, longitude }: MapPoint,
  { zoom = 16, on, looks = [], open }: Options = {},
): Route {
  const at = `${Number(latitude.toFixed(5))},${Number(longitude.toFixed(5))}`
  const query = new URLSearchParams({ at, z: String(zoom) })
  if (on) query.set('on', on.join())
  if (looks.length > 0) query.set('look', looks.join())
  if (open) query.set('open', open)
  query.set('here', at)
  return `/map?${query}` as Route
}

/** Escapes commas, because a comma separates the values in the map's URL. */
export const formatLook = (layer: string, choice: string, option: string): string =>
  `${layer}.${choice}:${option.replaceAll(',', '%2C')}`

export function parseLook(look: string): { layer: string; choice: string; option: string } | undefined {
  const [, layer = '', choice = '', option = ''] = /^([^.]+)\.([^:]+):(.+)$/.exec(look) ?? []
  return option === '' ? undefined : { layer, choice, option: option.replaceAll('%2C', ',') }
}

interface OpenOnMapProps {
  point: MapPoint
  layer: string
  what: string
}

export const OpenOnMap = ({ point, layer, what }: OpenOnMapProps) => (
  <a href={mapLink(point, { on: [layer] })} className="inline-flex min-h-6 items-center">
    {mapLinkTexts.open}
    <span className="sr-only">: {what}</span>
  </a>
)
