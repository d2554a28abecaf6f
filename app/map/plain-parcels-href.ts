import { filterUrl, toFilter } from '@/components/parcels/parcel-filter'
import { formatPoint } from '@/lib/url-state'
import type { MapUrlParams } from './url'
import { choicesOf } from './workspace/reduce-map'

const LAYER = 'parcels'

export function plainParcelsHref({ q, at, zoom, looks }: MapUrlParams): string {
  const query = new URLSearchParams({
    plain: '1',
    ...(q ? { q } : at ? { at: formatPoint(at, 5), z: String(zoom) } : {}),
    ...Object.fromEntries(filterUrl.toQuery(toFilter(choicesOf(looks, LAYER)))),
  })
  return `/parcels?${query}`
}
