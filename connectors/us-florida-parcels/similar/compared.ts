import type { LngLat } from '@/lib/geography/types'
import type { SaleDayRange } from '@/lib/records/sale/window'
import type { ExclusionCount } from './comparable'
import type { SimilarityCriteria } from './widening'

export interface ComparableParcel {
  key: string
  address: string | null
  city: string | null
  justValue: number
  livingSquareFeet: number
  yearBuilt: number
  place: LngLat | null
  meters: number
}

export interface ComparableSale extends ComparableParcel {
  price: number
  year: number
  month: string | null
  code: string
}

export interface ExcludedSale extends ComparableParcel {
  price: number | null
  year: number
  month: string | null
  code: string | null
  meaning: string | null
  reason: string
}

export interface SimilarParcelsReport {
  subject: ComparableParcel & { rollYear: number; disaster: boolean }
  steps: readonly (SimilarityCriteria & { found: number })[]
  found: number
  dropped: readonly ExclusionCount[]
  parcels: readonly ComparableParcel[]
  isCut: boolean
  sales: {
    days: SaleDayRange
    miles: number
    found: number
    dropped: readonly ExclusionCount[]
    used: readonly ComparableSale[]
    apart: readonly ExcludedSale[]
    otherDays: readonly ExcludedSale[]
    isCut: boolean
  }
}
