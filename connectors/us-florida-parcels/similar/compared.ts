import type { LngLat } from '@/lib/geography/types'
import type { SaleDayRange } from '@/lib/records/sale/window'
import type { ExclusionCount } from './comparable'
import type { Criteria } from './widening'

export interface ComparedParcel {
  key: string
  address: string | null
  city: string | null
  justValue: number
  livingSquareFeet: number
  yearBuilt: number
  place: LngLat | null
  meters: number
}

export interface ComparedSale extends ComparedParcel {
  price: number
  year: number
  month: string | null
  code: string
}

export interface ExcludedSale extends ComparedParcel {
  price: number | null
  year: number
  month: string | null
  code: string | null
  meaning: string | null
  reason: string
}

export interface SimilarParcelsAnswer {
  subject: ComparedParcel & { rollYear: number; disaster: boolean }
  steps: readonly (Criteria & { found: number })[]
  found: number
  dropped: readonly ExclusionCount[]
  parcels: readonly ComparedParcel[]
  isCut: boolean
  sales: {
    days: SaleDayRange
    miles: number
    found: number
    dropped: readonly ExclusionCount[]
    used: readonly ComparedSale[]
    apart: readonly ExcludedSale[]
    otherDays: readonly ExcludedSale[]
    isCut: boolean
  }
}
