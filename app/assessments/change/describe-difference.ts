import { formatDollars, formatPercent } from '@/lib/format'

interface Amounts {
  before: number
  after: number
}

/** "rose by $13,500 (6.4%) from 2025 to 2026". A difference from zero has no percentage. */
export function describeDifference({ before, after }: Amounts, span: string): string {
  const difference = after - before
  if (difference === 0) return `stayed at ${formatDollars(after)} ${span}`
  const share = before === 0 ? '' : ` (${formatPercent(Math.abs((difference / before) * 100))})`
  return `${difference > 0 ? 'rose' : 'fell'} by ${formatDollars(Math.abs(difference))}${share} ${span}`
}
