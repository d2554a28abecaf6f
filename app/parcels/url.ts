import type { Route } from 'next'
import { colorings } from '@/components/parcels/map/color-classes'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import { filterFields, settleFilter } from '@/components/parcels/parcel-filter'
import { parcelSorts } from '@/connectors/us-florida-parcels/public'
import { fromMapId, readParcelKey, toMapId } from '@/lib/records/parcel/parcel-key'
import {
  box,
  choice,
  declareUrl,
  group,
  list,
  named,
  number,
  page,
  point,
  scalar,
  text,
  type UrlParamsOf,
  type UrlParamsOfFields,
  type UrlProblemReport,
} from '@/lib/url-state'

export const panels = { list: 'List', filter: 'Filters', selected: 'Selected', compare: 'Compare' } as const
export type ParcelPanelName = keyof typeof panels

export const basemaps = ['streets', 'outlines', 'topo', 'imagery'] as const

export const MOST_SELECTED = 500

const FLORIDA = { at: { latitude: 28.1, longitude: -83.4 }, zoom: 6 }
const middle = point(5)

const usualZoom = ({ at }: Pick<typeof FLORIDA, 'at'>): number =>
  middle.format(at) === middle.format(FLORIDA.at) ? FLORIDA.zoom : PARCEL_ZOOM

const key = scalar({ type: 'string' }, (part) => splitKeys(part).find(readParcelKey), toMapId)

const fields = {
  q: text(300),
  at: middle.or(FLORIDA.at),
  zoom: named('z', number({ min: 1, max: 19, decimals: 2 }).or(usualZoom)),
  filter: group(filterFields),
  sort: choice(parcelSorts).or('number'),
  page: page(),
  color: choice(colorings).or('value'),
  base: choice(basemaps).or('streets'),
  panel: choice(panels).or('list'),
  selected: named('sel', list(key, { most: MOST_SELECTED, split: /,/, join: ',' })),
  open: key,
}

const rules = {
  legible: ',:',
  settle: <Url extends UrlParamsOfFields<typeof fields>>(url: Url, report: UrlProblemReport): Url => ({
    ...url,
    filter: settleFilter(url.filter, report),
  }),
}

export const parcelsUrl = declareUrl(fields, rules)
export type ParcelsUrlParams = UrlParamsOf<typeof parcelsUrl>

export const viewUrl = declareUrl({ bbox: box(), ...fields }, rules)

export const START: ParcelsUrlParams = parcelsUrl.parse({}).url

export const parcelsHref = (url: Partial<ParcelsUrlParams>): Route => parcelsUrl.toHref('/parcels', url)

export function splitKeys(text: string): string[] {
  return text.split(',').flatMap((part) => {
    try {
      return part === '' ? [] : [fromMapId(part)]
    } catch {
      return []
    }
  })
}

export function plainHref(url: Partial<ParcelsUrlParams>): Route {
  const query = parcelsUrl.toQuery(url)
  query.set('plain', '1')
  return `/parcels?${query}`
}
