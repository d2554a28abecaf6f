import { countyByNumber } from '@/lib/geography/florida-counties'
import type { MapParcel } from '@/lib/records/parcel/fields'

export const parcelSorts = {
  number: 'Parcel number',
  value: 'Just value, highest first',
  sale: 'Last sale, newest first',
  built: 'Year built, newest first',
  address: 'Address',
} as const

export type ParcelSort = keyof typeof parcelSorts

export const PAGE_SIZE = 500

/** One page of the matching parcels in the viewport, with the omissions. */
export interface ParcelView {
  /** In the viewport, after filters. */
  matched: number
  /** In the viewport, before filters. */
  total: number
  page: number
  pages: number
  rows: MapParcel[]
  cities: string[]
  areas: { asked: number; loaded: number; problem: string | null }
  /** Points replace outlines while that layer is closed for a new year. */
  layer: 'polygons' | 'centroids'
  rollYears: number[]
  retrievedAt: string | null
  notes?: string[] | undefined
}

export interface ParcelMatches {
  asked: string
  parcels: MapParcel[]
}

export interface ParcelIdentity {
  county: number
  parcelId: string
}

/** Several counties use one id, so the key has the county's number and the id. */
export const parcelKey = ({ county, parcelId }: ParcelIdentity): string => `${county}:${parcelId}`

/** Returns undefined without a county's number in front; the id is any text. */
export function readParcelKey(text: string): ParcelIdentity | undefined {
  const [, county = '', parcelId = ''] = /^(\d{2}):(.{1,240})$/su.exec(text) ?? []
  return countyByNumber(Number(county)) ? { county: Number(county), parcelId } : undefined
}

/** For maps and lists of ids, where a space would end the id. */
export const toMapId = (key: string): string => encodeURIComponent(key).replaceAll('%3A', ':')
export const fromMapId = (mapId: string): string => decodeURIComponent(mapId)

/** Short enough to fit inside the parcel: the house number, or the end of the parcel's own. */
export const shortNumber = (address: string | null, parcelId: string): string =>
  /^\d+/.exec(address ?? '')?.[0] ?? parcelId.slice(-4)
