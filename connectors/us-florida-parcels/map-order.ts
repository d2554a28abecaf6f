import type { MapParcel } from '@/lib/florida/map-parcel'
import type { ParcelSort } from '@/lib/florida/parcel-view'

type Compare<T> = (a: T, b: T) => number

const inNumbers = new Intl.Collator('en-US', { numeric: true })
const byText: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const downward: Compare<number> = (a, b) => b - a

/** What the roll does not say comes last, whatever the order. */
function orderBy<V>(read: (parcel: MapParcel) => V | null, compare: Compare<V>): Compare<MapParcel> {
  return (a, b) => {
    const [x, y] = [read(a), read(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return compare(x, y)
  }
}

const orders: Readonly<Record<ParcelSort, Compare<MapParcel>>> = {
  number: orderBy(({ parcelId }) => parcelId, byText),
  value: orderBy(({ justValue }) => justValue, downward),
  sale: orderBy(({ saleYear }) => saleYear, downward),
  built: orderBy(({ yearBuilt }) => yearBuilt, downward),
  address: orderBy(({ address }) => address, inNumbers.compare),
}

/** The same parcels always come in the same order: equal ones by their keys. */
export function sortParcels<T extends { parcel: MapParcel }>(found: readonly T[], sort: ParcelSort): T[] {
  const compare = orders[sort]
  return found.toSorted((a, b) => compare(a.parcel, b.parcel) || byText(a.parcel.key, b.parcel.key))
}
