import type { Bounds } from '@/components/map/map-props'
import type { ParcelSort } from '@/connectors/us-florida-parcels/public'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { viewUrl } from './url'

/** Largest area that the source counts within its time limit. */
const MOST_SQUARE_DEGREES = 4

const FLORIDA: Bounds = [-87.7, 24.45, -79.95, 31.05]

interface AreaOptions {
  sort?: ParcelSort
  page?: number
}

export function areaQuery(
  bounds: Bounds,
  filter: ParcelFilter,
  { sort, page }: AreaOptions = {},
): URLSearchParams {
  return viewUrl.toQuery({ bbox: bounds, filter, sort, page })
}

export const isCountable = ([west, south, east, north]: Bounds): boolean =>
  (east - west) * (north - south) <= MOST_SQUARE_DEGREES

export function touchesFlorida([west, south, east, north]: Bounds): boolean {
  const [left, bottom, right, top] = FLORIDA
  return west <= right && east >= left && south <= top && north >= bottom
}

export const OUTSIDE =
  'This view is outside Florida. This list has Florida’s parcels only; the map has those of other states.'
