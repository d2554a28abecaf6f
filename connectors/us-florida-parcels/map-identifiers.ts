import { type ParcelIdentity, readParcelKey } from '@/lib/florida/parcel-key'

const LONGEST_ID = 30

/** A text that may name a parcel: with its county's number in front, or as some county writes its own. */
export interface AskedParcel {
  asked: string
  county: number | undefined
  /** The spellings worth asking for. Counties keep or drop punctuation, and all write capitals. */
  ids: string[]
}

export function readAsked(asked: string): AskedParcel {
  const { county, parcelId }: Partial<ParcelIdentity> & { parcelId: string } = readParcelKey(
    asked.trim(),
  ) ?? {
    parcelId: asked.trim(),
  }
  const capitals = parcelId.toUpperCase()
  const spellings = new Set([parcelId, capitals, capitals.replace(/[ .-]/g, '')])
  return { asked, county, ids: [...spellings].filter(canExist) }
}

/** Anything else is not asked: the column is 30 characters wide, and every number has a digit. */
const canExist = (id: string) => id.length <= LONGEST_ID && /\d/.test(id) && !/[\p{Cc}\p{Cs}]/u.test(id)

/** With its county in front a number means one parcel: another spelling counts only where this one does not exist. */
export function namedBy<P extends ParcelIdentity>({ county, ids }: AskedParcel, parcels: readonly P[]): P[] {
  const found = parcels.filter((parcel) => ids.includes(parcel.parcelId))
  if (county === undefined) return found
  const inCounty = found.filter((parcel) => parcel.county === county)
  const exact = inCounty.filter(({ parcelId }) => parcelId === ids[0])
  return exact.length > 0 ? exact : inCounty
}
