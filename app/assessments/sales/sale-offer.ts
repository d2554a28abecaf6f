import type { Meta } from '@/lib/connector/result'
import type { SimilarChoice } from '../similar/look-up'

export interface SaleRow {
  address: string
  date: string
  price: string
  area?: string
  from: string
  /** Differs between any two sales, including two of the same parcel. */
  parcel: string
}

export interface SaleOffer {
  row: SaleRow
  facts: string
  /** The reason why the sale does not count. Is null if it counts. */
  apart: string | null
}

export type SaleOffers =
  | {
      kind: 'offered'
      criteria: string
      list: SaleOffer[]
      unanswered?: readonly { address: string; why: string; choices?: readonly SimilarChoice[] }[]
      /** Absent if no lookup got a response. */
      meta: Meta | undefined
    }
  | { kind: 'none'; why: string }

/** Lists sales that count before all others. */
export const countedFirst = (list: readonly SaleOffer[]): SaleOffer[] =>
  list.toSorted((a, b) => Number(a.apart !== null) - Number(b.apart !== null))
