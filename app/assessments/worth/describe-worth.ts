import { formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

export interface AppealedValue {
  year?: number
  appealed: string
  amount: number
  /**
   * The taxed value, if a legal limit holds it below the appealed value. The tax falls only if the appeal
   * lowers the value below the taxed value.
   */
  heldAt?: { name: string; amount: number }
}

const texts = defineTexts('worth.describe-worth', {
  nothing: (ask, taxed) => `At ${ask} you save nothing: it is not below ${taxed}.`,
  each: (step, saving, sum, below) =>
    `Each ${step} less${below === undefined ? '' : ` below ${below}`} saves about ${saving} a year: ${sum}.`,
  saved: (ask, saving, sum) => `At ${ask} you save about ${saving} a year: ${sum}.`,
})

const STEP = 10_000
const dollars = (amount: number) => formatDollars(Math.round(amount))

type TaxedTerms = Pick<AppealedValue, 'amount' | 'heldAt'>

export const taxedAmount = ({ amount, heldAt }: TaxedTerms): number => heldAt?.amount ?? amount

/** Computes no saving without a tax bill, because the tax rate comes from the bill. */
export function describeWorth(terms: TaxedTerms, bill: number | null, ask: number | null): string[] {
  const taxed = taxedAmount(terms)
  if (ask !== null && ask >= taxed) return [texts.nothing(dollars(ask), dollars(taxed))]
  if (bill === null) return []
  if (ask === null) {
    if (taxed <= STEP) return []
    const sum = `${dollars(bill)} × ${dollars(STEP)} ÷ ${dollars(taxed)}`
    const below = terms.heldAt ? dollars(taxed) : undefined
    return [texts.each(dollars(STEP), dollars((bill * STEP) / taxed), sum, below)]
  }
  const saved = (bill * (taxed - ask)) / taxed
  const sum = `${dollars(bill)} × (${dollars(taxed)} − ${dollars(ask)}) ÷ ${dollars(taxed)}`
  return [texts.saved(dollars(ask), dollars(saved), sum)]
}
