import { countyByNumber } from '@/lib/florida/counties'

interface Identity {
  PARCEL_ID: string | null
  CO_NO: number | null
}

/** Streets, water and unmapped rests are polygons too, with a blank or a word for an id and no county. */
export function isUsable<A extends Identity>(row: A): row is A & { PARCEL_ID: string; CO_NO: number } {
  return /\d/.test(row.PARCEL_ID ?? '') && row.CO_NO !== null && countyByNumber(row.CO_NO) !== undefined
}
