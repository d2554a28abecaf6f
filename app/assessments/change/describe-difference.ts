import { formatDollars, formatPercent } from '@/lib/format'

interface Amounts {
  before: number
  after: number
}

export function describeDifference({ before, after }: Amounts, span: string): string {
  const difference = after - before
  if (difference === 0) return `stayed at ${formatDollars(after)} ${span}`
  const share = before === 0 ? '' : ` (${formatPercent(Math.abs((difference / before) * 100))})`
  return `${difference > 0 ? 'rose' : 'fell'} by ${formatDollars(Math.abs(difference))}${share} ${span}`
}
