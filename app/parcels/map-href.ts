import type { Route } from 'next'
import { formatLook } from '@/components/map/map-link'
import { toChoices } from '@/components/parcels/parcel-filter'
import type { ParcelSort } from '@/connectors/us-florida-parcels/public'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { formatPoint } from '@/lib/url-state'
import { type ParcelPanelName, type ParcelsUrlParams, parcelsHref, START } from './url'

const LAYER = 'parcels'

/** The map table's sort order for each order of the old list. Empty for an order that sets none. */
const sorts: Readonly<Record<ParcelSort, string>> = {
  number: '',
  address: '',
  value: '-value',
  sale: '-sale',
  built: '-built',
}
const tabs: Readonly<Record<ParcelPanelName, string>> = {
  list: '',
  filter: '',
  selected: 'selected',
  compare: 'compare',
}

const isWithoutPlace = ({ at, zoom }: Pick<ParcelsUrlParams, 'at' | 'zoom'>): boolean =>
  parcelsHref({ at, zoom }) === parcelsHref({ at: START.at, zoom: START.zoom })

export function toMapHref(url: ParcelsUrlParams, left: readonly string[]): Route {
  const { q = '', at, zoom, filter, color, sort, base, panel, selected, open } = url
  const isStart = parcelsHref(url) === parcelsHref(START)
  const look = Object.entries({ ...toChoices(filter), ...(color === START.color ? {} : { color }) })
  const record = (key: string) => `${LAYER}:${toMapId(key)}`
  const state = {
    q,
    // A link with a text or records needs no position, because the map moves to the result.
    ...((q || selected.length > 0 || open) && isWithoutPlace(url)
      ? {}
      : { at: formatPoint(at, 5), z: String(zoom) }),
    on: LAYER,
    look: look.map(([choice, option]) => formatLook(LAYER, choice, option)).join(),
    base: base === START.base ? '' : base,
    table: isStart || panel === 'filter' ? '' : 'half',
    tab: tabs[panel],
    sort: sorts[sort],
    sel: selected.map(record).join(),
    open: open === undefined ? '' : record(open),
    left: left.join(),
  }
  return `/map?${new URLSearchParams(Object.entries(state).filter(([, text]) => text !== ''))}` as Route
}
