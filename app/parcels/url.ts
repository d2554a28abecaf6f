import type { Route } from 'next'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { fromMapId, toMapId } from '@/lib/florida/parcel-key'
import type { ParcelSort } from '@/lib/florida/parcel-view'

export const colorings = {
  value: 'Just value',
  perfoot: 'Land value per square foot',
  built: 'Year built',
  use: 'Land use',
  sale: 'Last sale',
} as const
export type Coloring = keyof typeof colorings

export const panels = { list: 'List', filter: 'Filters', selected: 'Selected', compare: 'Compare' } as const
export type PanelName = keyof typeof panels

export const basemaps = ['outlines', 'topo', 'imagery'] as const
export type BasemapName = (typeof basemaps)[number]

/** The state of the page. What is absent has its default. */
export interface ParcelsUrl {
  /** What was typed, while it still has to become a place. */
  q?: string
  at: { latitude: number; longitude: number }
  zoom: number
  filter: ParcelFilter
  sort: ParcelSort
  page: number
  color: Coloring
  base: BasemapName
  panel: PanelName
  /** Keys of the selected parcels, in the order they were chosen. */
  selected: string[]
  /** Key of the parcel in focus. */
  open?: string
}

/** The whole of Florida. */
export const START: ParcelsUrl = {
  at: { latitude: 28.1, longitude: -83.4 },
  zoom: 6,
  filter: {},
  sort: 'number',
  page: 1,
  color: 'value',
  base: 'outlines',
  panel: 'list',
  selected: [],
}

/** Below this zoom there are too many parcels to draw. */
export const GATE_ZOOM = 15
/** A little closer: a move of the map can end a hair before where it was sent. */
export const INSIDE_ZOOM = 15.25
/** Near enough to tell a parcel from its neighbors. */
export const PARCEL_ZOOM = 17
export const MOST_SELECTED = 500
/** Longer links are cut by mail programs and messengers. */
export const LONGEST_LINK = 2000

/** Name in the address of each field of the filter. */
export const filterNames = {
  minValue: 'min',
  maxValue: 'max',
  saleFrom: 'sold_from',
  saleTo: 'sold_to',
  builtFrom: 'built_from',
  builtTo: 'built_to',
  city: 'city',
  use: 'use',
} as const satisfies Record<keyof ParcelFilter, string>

/** Five decimals are a meter: enough for the middle of a map. */
const round = (degrees: number) => Number(degrees.toFixed(5))

/** A place alone means its parcels; no place at all means the state. */
export const usualZoom = (at: ParcelsUrl['at'] | undefined): number =>
  at === undefined || at === START.at ? START.zoom : PARCEL_ZOOM

export function setFilter(query: URLSearchParams, filter: ParcelFilter): void {
  for (const [field, name] of Object.entries(filterNames)) {
    const value = filter[field as keyof ParcelFilter]
    if (value !== undefined) query.set(name, String(value))
  }
}

export function parcelsQuery(url: Partial<ParcelsUrl>): URLSearchParams {
  const { q, at, zoom, filter, selected, open, ...rest } = { ...START, ...url }
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (at !== START.at) query.set('at', `${round(at.latitude)},${round(at.longitude)}`)
  if (zoom !== usualZoom(at)) query.set('z', String(Number(zoom.toFixed(2))))
  setFilter(query, filter)
  for (const name of ['sort', 'page', 'color', 'base', 'panel'] as const) {
    if (rest[name] !== START[name]) query.set(name, String(rest[name]))
  }
  if (selected.length > 0) query.set('sel', selected.map(toMapId).join(','))
  if (open) query.set('open', toMapId(open))
  return query
}

/** Colons and commas may stand as they are, which keeps a link with many parcels short. */
export function parcelsHref(url: Partial<ParcelsUrl>): Route {
  const text = parcelsQuery(url).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return (text ? `/parcels?${text}` : '/parcels') as Route
}

/** Reads what `parcelsQuery` wrote as `sel`; a part that is not encoded text is left out. */
export function splitKeys(text: string): string[] {
  return text.split(',').flatMap((part) => {
    try {
      return part === '' ? [] : [fromMapId(part)]
    } catch {
      return []
    }
  })
}
