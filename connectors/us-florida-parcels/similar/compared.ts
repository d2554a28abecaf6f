import type { LngLat } from '@/lib/geography/types'
import type { DaysOfSale } from '@/lib/records/sale/window'
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
  year: number
  month: string | null
  /** The county's qualification: 01 or 02. */
  code: string
}

/** A sale that is not compared with values, with the reason and the roll's own code. */
export interface SaleApart extends ComparedParcel {
  price: number | null
  year: number
  month: string | null
  code: string | null
  /** Short meaning of the code. Null for a code that the list of codes does not have. */
  meaning: string | null
  /** Follows "a sale": "of land alone". */
  reason: string
}

export interface SimilarAnswer {
  subject: ComparedParcel & { rollYear: number; disaster: boolean }
  steps: readonly (Criteria & { found: number })[]
  found: number
  dropped: readonly DropReason[]
  parcels: readonly ComparedParcel[]
  isCut: boolean
  sales: {
    days: DaysOfSale
    miles: number
    found: number
    dropped: readonly DropReason[]
    used: readonly ComparedSale[]
    /** Sales of the same days that are not compared, in the order of the roll. */
    apart: readonly SaleApart[]
    /** Sales of the similar parcels on other days, newest first. */
    otherDays: readonly SaleApart[]
    isCut: boolean
  }
}
