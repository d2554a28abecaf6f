import type { Bounds } from '@/components/map/map-props'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import type { ParcelSort } from '@/lib/florida/parcel-view'
import { START, setFilter } from './url'

/** More decimals than any label point has, so that rounding moves no parcel over the edge. */
const DECIMALS = 9
/** What the source counts in time. */
const MOST_SQUARE_DEGREES = 4

/** A little around the state: the source is not asked about what lies beyond. */
const FLORIDA: Bounds = [-87.7, 24.45, -79.95, 31.05]

interface Asked {
  sort?: ParcelSort
  page?: number
}

/** How the list, the count and the files ask for an area. */
export function areaQuery(bounds: Bounds, filter: ParcelFilter, { sort, page }: Asked = {}): URLSearchParams {
  const query = new URLSearchParams({
    bbox: bounds.map((degrees) => Number(degrees.toFixed(DECIMALS))).join(),
  })
  setFilter(query, filter)
  if (sort !== undefined && sort !== START.sort) query.set('sort', sort)
  if (page !== undefined && page !== START.page) query.set('page', String(page))
  return query
}

export const isCountable = ([west, south, east, north]: Bounds): boolean =>
  (east - west) * (north - south) <= MOST_SQUARE_DEGREES

export function touchesFlorida([west, south, east, north]: Bounds): boolean {
  const [left, bottom, right, top] = FLORIDA
  return west <= right && east >= left && south <= top && north >= bottom
}

export const OUTSIDE = 'This view is outside Florida. Parcels are here for Florida only.'
