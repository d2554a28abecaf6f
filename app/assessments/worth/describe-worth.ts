import { formatDollars } from '@/lib/format'

export interface WorthTerms {
  year?: number
  appealed: string
  amount: number
  /**
   * The taxed value if a legal limit holds it below the appealed value. The tax falls only if the appealed
   * value falls below this value.
   */
  heldAt?: { name: string; amount: number }
}

const STEP = 10_000
const dollars = (amount: number) => formatDollars(Math.round(amount))

type TaxedTerms = Pick<WorthTerms, 'amount' | 'heldAt'>

export const taxedAmount = ({ amount, heldAt }: TaxedTerms): number => heldAt?.amount ?? amount

/** Returns an empty list without a tax bill, because the tax rate is computed from the bill. */
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
