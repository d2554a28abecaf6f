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

/** The parcels of one view of the map: a page of those that meet the filters, and what is left out. */
export interface ParcelView {
  /** In sight and meeting the filters. */
  matched: number
  /** In sight. */
  total: number
  page: number
  pages: number
  rows: MapParcel[]
  /** Cities of all parcels in sight, as the roll writes them. */
  cities: string[]
  /** How many of the areas that cover the view could be read. Below all of them the set is partial. */
  areas: { asked: number; loaded: number; problem: string | null }
  /** Points instead of outlines: the layer of outlines is closed while a new year is loaded. */
  layer: 'polygons' | 'centroids'
  rollYears: number[]
  /** When the oldest of the areas was read. */
  retrievedAt: string | null
  /** What the layer does not publish any more, in words. */
  notes?: string[] | undefined
}

/** What became of one number that was typed or pasted. Several counties can use one number. */
export interface FoundParcels {
  asked: string
  parcels: MapParcel[]
}

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

/** Short enough to stand in the parcel: the house number, or the end of the parcel's own. */
export const shortNumber = (address: string | null, parcelId: string): string =>
  /^\d+/.exec(address ?? '')?.[0] ?? parcelId.slice(-4)
