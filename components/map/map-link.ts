import type { Route } from 'next'

interface Shown {
  latitude: number
  longitude: number
}

interface Options {
  zoom?: number
  /** The layers that are on; without them those that usually are. */
  on?: readonly string[]
  /** The record in focus, as the map knows it. */
  open?: string
}

export const OPEN_ON_MAP = 'Open on the map'

/** The workspace at a point, which it tells. */
export function mapLink({ latitude, longitude }: Shown, { zoom = 16, on, open }: Options = {}): Route {
  const at = `${Number(latitude.toFixed(5))},${Number(longitude.toFixed(5))}`
  const query = new URLSearchParams({ at, z: String(zoom) })
  if (on) query.set('on', on.join())
  if (open) query.set('open', open)
  query.set('here', at)
  return `/map?${query}` as Route
}
