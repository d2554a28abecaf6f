import { formatDollars } from '@/lib/format'

export interface WorthTerms {
  /** Absent for a roll whose values have no year. */
  year?: number
  appealed: string
  amount: number
  /** The lower value that the law taxes. Tax falls only if the value falls below it. */
  heldAt?: { name: string; amount: number }
}

const STEP = 10_000
const dollars = (amount: number) => formatDollars(Math.round(amount))

type TaxedTerms = Pick<WorthTerms, 'amount' | 'heldAt'>

export const taxedAmount = ({ amount, heldAt }: TaxedTerms): number => heldAt?.amount ?? amount

/** Returns an empty list without a bill, because the bill determines the tax rate. */
export function describeWorth(terms: TaxedTerms, bill: number | null, ask: number | null): string[] {
  const taxed = taxedAmount(terms)
  if (ask !== null && ask >= taxed)
    return [`At ${dollars(ask)} you save nothing: it is not below ${dollars(taxed)}.`]
  if (bill === null) return []
  const perStep = (bill * STEP) / taxed
  const below = terms.heldAt ? ` below ${dollars(taxed)}` : ''
  const share = `${dollars(STEP)} less${below} saves about ${dollars(perStep)} a year: ${dollars(bill)} × ${dollars(STEP)} ÷ ${dollars(taxed)}.`
  if (ask === null) return taxed > STEP ? [`Each ${share}`] : []
  const saved = (bill * (taxed - ask)) / taxed
  return [
    `At ${dollars(ask)} you save about ${dollars(saved)} a year: ${dollars(bill)} × (${dollars(taxed)} − ${dollars(ask)}) ÷ ${dollars(taxed)}.`,
  ]
}
