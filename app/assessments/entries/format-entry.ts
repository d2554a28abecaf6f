import { formatDollars } from '@/lib/format'

/** The fields that take an amount of money. */
const amounts = /\.(?:amount|price|cost|value|perFoot)$/
const plainAmount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/

/** An entry as it is printed: "$310,000" for 310000. Other texts stay as typed. */
export function formatEntry(name: string, text: string): string {
  const match = amounts.test(name) ? plainAmount.exec(text.trim()) : null
  if (!match) return text
  const [, whole = '', cents] = match
  return formatDollars(Number(whole.replaceAll(',', '') + (cents ?? '')), cents ? 2 : 0)
}
