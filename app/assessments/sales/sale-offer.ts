import type { Meta } from '@/lib/connector/result'
import type { SimilarChoice } from '../similar/look-up'

export interface SaleRow {
  address: string
  date: string
  price: string
  area?: string
  from: string
  /** Differs between any two sales, also of one parcel. */
  parcel: string
}

export interface SaleOffer {
  row: SaleRow
  facts: string
  /** Why the sale does not count, or null. */
  apart: string | null
}

export type SaleOffers =
  | {
      kind: 'offered'
      criteria: string
      list: SaleOffer[]
      unanswered?: readonly { address: string; why: string; choices?: readonly SimilarChoice[] }[]
      /** Absent if no look-up was answered. */
      meta: Meta | undefined
    }
  | { kind: 'none'; why: string }

/** Sales that count are never mixed with the others. */
export const countedFirst = (list: readonly SaleOffer[]): SaleOffer[] =>
  list.toSorted((a, b) => Number(a.apart !== null) - Number(b.apart !== null))
