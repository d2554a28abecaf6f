import type { Meta } from '@/lib/connector/result'
import type { HomeChoice } from '../similar/look-up'

export interface SaleEntryRow {
  address: string
  date: string
  price: string
  area?: string
  from: string
  /** Identifies the sale, so it differs between two sales of one parcel. */
  parcel: string
}

export interface SuggestedSale {
  row: SaleEntryRow
  facts: string
  /** Reason why the sale does not count. Is null if it counts. */
  apart: string | null
}

export type SuggestedSalesOutcome =
  | {
      kind: 'offered'
      criteria: string
      list: SuggestedSale[]
      unanswered?: readonly { address: string; why: string; choices?: readonly HomeChoice[] }[]
      meta: Meta | undefined
    }
  | { kind: 'none'; why: string }

export const countedFirst = (list: readonly SuggestedSale[]): SuggestedSale[] =>
  list.toSorted((a, b) => Number(a.apart !== null) - Number(b.apart !== null))
