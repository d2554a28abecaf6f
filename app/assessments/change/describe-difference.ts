import { formatDollars, formatPercent } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

interface Change {
  before: number
  after: number
}

const texts = defineTexts('change.difference', {
  same: (what, amount, span) => `${what} stayed at ${amount} ${span}`,
  rose: (what, difference, span) => `${what} rose by ${difference} ${span}`,
  fell: (what, difference, span) => `${what} fell by ${difference} ${span}`,
  years: (before, after) => `from ${before} to ${after}`,
  sinceLastYear: 'since last year',
})

/** Returns a sentence without its final period, because the caller may add the parts of the value. */
export function describeDifference(what: string, { before, after }: Change, years?: Change): string {
  const span = years ? texts.years(years.before, years.after) : texts.sinceLastYear
  const difference = after - before
  if (difference === 0) return texts.same(what, formatDollars(after), span)
  const share = before === 0 ? '' : ` (${formatPercent(Math.abs((difference / before) * 100))})`
  return texts[difference > 0 ? 'rose' : 'fell'](what, `${formatDollars(Math.abs(difference))}${share}`, span)
}
