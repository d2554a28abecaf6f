import type { UnderivedParcel } from '@/lib/records/parcel/fields'

export const parcelSorts = {
  number: 'Parcel number',
  value: 'Just value, highest first',
  sale: 'Last sale, newest first',
  built: 'Year built, newest first',
  address: 'Address',
} as const

export type ParcelSort = keyof typeof parcelSorts

export const PAGE_SIZE = 500

export interface ParcelView {
  matched: number
  total: number
  page: number
  pages: number
  rows: UnderivedParcel[]
  cities: string[]
  areas: { asked: number; loaded: number; problem: string | null }
  layer: 'polygons' | 'centroids'
  rollYears: number[]
  retrievedAt: string | null
  notes?: string[] | undefined
}

export interface ParcelMatches {
  asked: string
  parcels: UnderivedParcel[]
}
