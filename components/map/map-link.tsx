import type { Route } from 'next'

interface Shown {
  latitude: number
  longitude: number
}

interface Options {
  zoom?: number
  /** The layers that are on; without them those that usually are. */
  on?: readonly string[]
  /** What is chosen of them. */
  looks?: readonly string[]
  /** The record in focus, as the map knows it. */
  open?: string
}

export const OPEN_ON_MAP = 'Open on the map'

/** The workspace at a point, which it tells. */
export function mapLink(
  { latitude, longitude }: Shown,
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

/** What is chosen of a layer, as the map's address has it: `parcels.use:residential`. A comma ends it there. */
export const formatLook = (layer: string, choice: string, option: string): string =>
  `${layer}.${choice}:${option.replaceAll(',', '%2C')}`

export function parseLook(look: string): { layer: string; choice: string; option: string } | undefined {
  const [, layer = '', choice = '', option = ''] = /^([^.]+)\.([^:]+):(.+)$/.exec(look) ?? []
  return option === '' ? undefined : { layer, choice, option: option.replaceAll('%2C', ',') }
}

interface OpenOnMapProps {
  point: Shown
  /** The layer that is on there. */
  layer: string
  /** Which of the page's records it shows, for whoever hears the links one by one. */
  what: string
}

/** In the heading row of a panel. */
export const OpenOnMap = ({ point, layer, what }: OpenOnMapProps) => (
  <a href={mapLink(point, { on: [layer] })} className="inline-flex min-h-6 items-center">
    {OPEN_ON_MAP}
    <span className="sr-only">: {what}</span>
  </a>
)
