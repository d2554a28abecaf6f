import { countyByNumber } from './counties'

export interface ParcelIdentity {
  county: number
  parcelId: string
}

/** Several counties use one id, so a parcel is its county's number and its id. */
export const parcelKey = ({ county, parcelId }: ParcelIdentity): string => `${county}:${parcelId}`

/** Undefined where the text does not begin with a county's number; the id is any text. */
export function readParcelKey(text: string): ParcelIdentity | undefined {
  const [, county = '', parcelId = ''] = /^(\d{2}):(.{1,240})$/su.exec(text) ?? []
  return countyByNumber(Number(county)) ? { county: Number(county), parcelId } : undefined
}

/** For maps and lists of ids, where a space would end the id. */
export const toMapId = (key: string): string => encodeURIComponent(key).replaceAll('%3A', ':')
export const fromMapId = (mapId: string): string => decodeURIComponent(mapId)
