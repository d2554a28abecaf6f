import type { tooBroadFor } from '../too-broad'
import { hasPlace } from './address-place'
import { type Filters, toBox } from './parcel-params'
import { readNumber } from './parcel-number'
import type { RowQuestion } from './row-question'

/** How a search is put to a source that manages few kinds of question. */
export type SearchPlan =
  /** Refused here, because the source would not come back. */
  | { kind: 'refuse'; why: keyof typeof tooBroadFor }
  /** The few rows of an owner in a box or a city. */
  | { kind: 'owner'; question: RowQuestion }
  /** Row by row, in pages. */
  | { kind: 'rows'; question: RowQuestion }
  /** The rows of a parcel number or of the source's own number: few, read at once. */
  | { kind: 'number'; ids: readonly string[]; county: number | undefined }
  | { kind: 'object'; objectId: number }
  /** Around the point of an address, or among the parcels of a box. */
  | { kind: 'address'; address: string }
  | { kind: 'boxedAddress'; address: string }

export function planFor(filters: Filters): SearchPlan {
  const { sourceObjectId, parcelId, address, owner, city, bbox } = filters
  if (Object.values(filters).every((value) => value === undefined)) return { kind: 'refuse', why: 'nothing' }
  if (owner !== undefined && !bbox && city === undefined) return { kind: 'refuse', why: 'owner' }
  if (sourceObjectId !== undefined) return { kind: 'object', objectId: sourceObjectId }
  if (parcelId !== undefined) return { kind: 'number', ...readNumber(parcelId) }
  if (address !== undefined && bbox) return { kind: 'boxedAddress', address }
  if (address !== undefined) return planAddress(address, city)
  if (!bbox && city === undefined) return { kind: 'refuse', why: 'values' }
  return { kind: owner === undefined ? 'rows' : 'owner', question: rowQuestionOf(filters) }
}

/** Without the parts that are compared here. */
export function rowQuestionOf({
  bbox,
  owner,
  city,
  minMarketValue,
  maxMarketValue,
  saleYear,
}: Filters): RowQuestion {
  const box = toBox(bbox)
  return {
    ...(box ? { bbox: box } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(city === undefined ? {} : { city }),
    ...(minMarketValue === undefined ? {} : { minMarketValue }),
    ...(maxMarketValue === undefined ? {} : { maxMarketValue }),
    ...(saleYear === undefined ? {} : { saleYear }),
  }
}

function planAddress(address: string, city: string | undefined): SearchPlan {
  if (!/^\s*\d/.test(address)) return { kind: 'refuse', why: 'house' }
  return hasPlace(address) || city !== undefined
    ? { kind: 'address', address }
    : { kind: 'refuse', why: 'place' }
}
