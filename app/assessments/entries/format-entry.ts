import { formatDollars } from '@/lib/format'

const amounts = /\.(?:amount|price|cost|value|perFoot|market)$/
const plainAmount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/

export function parseAmount(text: string): number | null {
  const [, whole, cents] = plainAmount.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + (cents ?? ''))
}

export function formatEntry(name: string, text: string): string {
  const amount = amounts.test(name) ? parseAmount(text) : null
  return amount === null ? text : formatDollars(amount, text.includes('.') ? 2 : 0)
}
