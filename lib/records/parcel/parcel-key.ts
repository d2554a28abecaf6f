import { countyByNumber } from '@/lib/geography/florida-counties'

export interface ParcelIdentity {
  county: number
  parcelId: string
}

/** Combines the county number and the parcel id, because two counties can use the same parcel id. */
export const parcelKey = ({ county, parcelId }: ParcelIdentity): string => `${county}:${parcelId}`

export function readParcelKey(text: string): ParcelIdentity | undefined {
  const [, county = '', parcelId = ''] = /^(\d{2}):(.{1,240})$/su.exec(text) ?? []
  return countyByNumber(Number(county)) ? { county: Number(county), parcelId } : undefined
}

/** Percent-encodes the key for maps and lists of ids, in which a space would end an id. */
export const toMapId = (key: string): string => encodeURIComponent(key).replaceAll('%3A', ':')
export const fromMapId = (mapId: string): string => decodeURIComponent(mapId)

export const shortNumber = (address: string | null, parcelId: string): string =>
  /^\d+/.exec(address ?? '')?.[0] ?? parcelId.slice(-4)
