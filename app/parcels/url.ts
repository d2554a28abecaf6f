import type { Route } from 'next'
import { colorings } from '@/components/parcels/map/color-classes'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import { filterFields, settleFilter } from '@/components/parcels/parcel-filter'
import { fromMapId, parcelSorts, readParcelKey, toMapId } from '@/connectors/us-florida-parcels/public'
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
  type StateOf,
  scalar,
  text,
  type UrlOf,
  type UrlReport,
} from '@/lib/url-state'

export const panels = { list: 'List', filter: 'Filters', selected: 'Selected', compare: 'Compare' } as const
export type PanelName = keyof typeof panels

export const basemaps = ['streets', 'outlines', 'topo', 'imagery'] as const

export const MOST_SELECTED = 500

/** The whole of Florida. */
const FLORIDA = { at: { latitude: 28.1, longitude: -83.4 }, zoom: 6 }
/** Five decimals are a meter: enough for the middle of a map. */
const middle = point(5)

/** A place alone means its parcels; no place at all means the state. */
const usualZoom = ({ at }: Pick<typeof FLORIDA, 'at'>): number =>
  middle.format(at) === middle.format(FLORIDA.at) ? FLORIDA.zoom : PARCEL_ZOOM

const key = scalar({ type: 'string' }, (part) => splitKeys(part).find(readParcelKey), toMapId)

const fields = {
  /** What was typed, while it still has to become a place. */
  q: text(300),
  at: middle.or(FLORIDA.at),
  zoom: named('z', number({ min: 1, max: 19, decimals: 2 }).or(usualZoom)),
  filter: group(filterFields),
  sort: choice(parcelSorts).or('number'),
  page: page(),
  color: choice(colorings).or('value'),
  base: choice(basemaps).or('streets'),
  panel: choice(panels).or('list'),
  /** Keys of the selected parcels, in the order they were chosen. */
  selected: named('sel', list(key, { most: MOST_SELECTED, split: /,/, join: ',' })),
  /** Key of the parcel in focus. */
  open: key,
}

const rules = {
  /** They may stand as they are, which keeps a link with many parcels short. */
  legible: ',:',
  settle: <Url extends StateOf<typeof fields>>(url: Url, report: UrlReport): Url => ({
    ...url,
    filter: settleFilter(url.filter, report),
  }),
}

export const parcelsUrl = declareUrl(fields, rules)
export type ParcelsUrl = UrlOf<typeof parcelsUrl>

/** How the list, the count and the files ask for an area. */
export const viewUrl = declareUrl({ bbox: box(), ...fields }, rules)

export const START: ParcelsUrl = parcelsUrl.parse({}).url

export const parcelsHref = (url: Partial<ParcelsUrl>): Route => parcelsUrl.toHref('/parcels', url)

/** Reads what the address has as `sel`; a part that is not encoded text is left out. */
export function splitKeys(text: string): string[] {
  return text.split(',').flatMap((part) => {
    try {
      return part === '' ? [] : [fromMapId(part)]
    } catch {
      return []
    }
  })
}

/** The page as a list without scripting. */
export function plainHref(url: Partial<ParcelsUrl>): Route {
  const query = parcelsUrl.toQuery(url)
  query.set('plain', '1')
  return `/parcels?${query}`
}
