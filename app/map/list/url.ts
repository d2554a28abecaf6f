import type { Route } from 'next'
import { declareUrl, named, number, page, point, text, type UrlParamsOf } from '@/lib/url-state'
import type { MapLayer } from '../layers/map-layer'
import { looksField, sortField } from '../table-fields'

/** At this zoom a city fits into the viewport. */
const USUAL_ZOOM = 13

export const layerListUrl = declareUrl(
  {
    q: text(300),
    at: point(5),
    zoom: named('z', number({ min: 8, max: 19, decimals: 2 }).or(USUAL_ZOOM)),
    looks: looksField,
    sort: sortField,
    page: page(),
  },
  { legible: ',:' },
)
export type LayerListUrlParams = UrlParamsOf<typeof layerListUrl>

export const layerListHref = (layer: string, url: Partial<LayerListUrlParams>): Route =>
  layerListUrl.toHref(`/map/list/${layer}`, url) as Route

export const zoomWithRows = ({ fromZoom }: Pick<MapLayer, 'fromZoom'>, zoom: number): number =>
  Math.max(zoom, fromZoom)

/** Replaces "in view" in counts, because a list page has no viewport. */
export const inArea = 'in this area'
