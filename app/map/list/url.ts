import type { Route } from 'next'
import { declareUrl, list, named, number, page, pattern, point, text, type UrlOf } from '@/lib/url-state'

/** Close enough for every layer, and as wide as a city. */
const USUAL_ZOOM = 13

export const layerListUrl = declareUrl(
  {
    q: text(300),
    at: point(5),
    zoom: named('z', number({ min: 8, max: 19, decimals: 2 }).or(USUAL_ZOOM)),
    looks: named(
      'look',
      list(pattern(/^[a-z][a-z-]{0,30}\.[a-z]{1,30}:[^,]{1,60}$/i), { split: /,/, join: ',' }),
    ),
    sort: pattern(/^-?[a-z][a-z0-9-]{0,30}$/i),
    page: page(),
  },
  { legible: ',:' },
)
export type LayerListUrl = UrlOf<typeof layerListUrl>

export const layerListHref = (layer: string, url: Partial<LayerListUrl>): Route =>
  layerListUrl.toHref(`/map/list/${layer}`, url) as Route

/** A list has no view: its count names the area instead. */
export const inArea = 'in this area'
