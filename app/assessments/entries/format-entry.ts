import { formatDollars } from '@/lib/format'

const amounts = /\.(?:amount|price|cost|value|perFoot|market)$/
const plainAmount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/

/** Returns null for a text that is not a plain amount of dollars. */
export function parseAmount(text: string): number | null {
  const [, whole, cents] = plainAmount.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + (cents ?? ''))
}

export function formatEntry(name: string, text: string): string {
  const amount = amounts.test(name) ? parseAmount(text) : null
  return amount === null ? text : formatDollars(amount, text.includes('.') ? 2 : 0)
}
