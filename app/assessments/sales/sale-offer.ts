import type { Meta } from '@/lib/connector/result'
import type { HomeChoice } from '../similar/look-up'

export interface SaleRow {
  address: string
  date: string
  price: string
  area?: string
  from: string
  /** Differs between any two sales, also between two sales of one parcel. */
  parcel: string
}

export interface SaleOffer {
  row: SaleRow
  facts: string
  /** The reason why the sale does not count, or null if it counts. */
  apart: string | null
}

export type SaleOffers =
  | {
      kind: 'offered'
      criteria: string
      list: SaleOffer[]
      unanswered?: readonly { address: string; why: string; choices?: readonly HomeChoice[] }[]
      meta: Meta | undefined
    }
  | { kind: 'none'; why: string }

export const countedFirst = (list: readonly SaleOffer[]): SaleOffer[] =>
  list.toSorted((a, b) => Number(a.apart !== null) - Number(b.apart !== null))
