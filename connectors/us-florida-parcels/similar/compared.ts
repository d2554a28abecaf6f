import type { LngLat } from '@/lib/geography/types'
import type { DropReason } from './comparable'
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
  month: string | null
  /** The county's qualification: 01 or 02. */
  code: string
}

export interface SimilarAnswer {
  subject: ComparedParcel & { rollYear: number; disaster: boolean }
  steps: readonly (Criteria & { found: number })[]
  found: number
  dropped: readonly DropReason[]
  parcels: readonly ComparedParcel[]
  isCut: boolean
  sales: {
    year: number
    miles: number
    found: number
    dropped: readonly DropReason[]
    used: readonly ComparedSale[]
    isCut: boolean
  }
}
