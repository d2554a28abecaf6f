import { formatCount, formatDay, formatMonth, formatNumber, plural } from '@/lib/format'
import { upperFirst } from '@/lib/upper-first'
import type { PermitsUrlParams } from '../url'

interface Page {
  what: string
  offset: number
  returned: number
  total: number
  newestFirst: boolean
}

export function titlePage({ what, offset, returned, total, newestFirst }: Page, period?: string): string {
  const end = period ? `, ${period}` : ''
  if (offset === 0 && returned === total) return `${formatCount(total, what)}${end}`
  const of = `of ${formatCount(total, what)}`
  if (offset === 0) return `${newestFirst ? 'The newest ' : ''}${formatNumber(returned)} ${of}${end}`
  const whats = plural(2, what)
  const [first, last] = [offset + 1, offset + returned].map((row) => formatNumber(row))
  return `${upperFirst(whats)} ${first} to ${last} of ${formatNumber(total)}${end}`
}

export function namePeriod(
  { from, to }: Pick<PermitsUrlParams, 'from' | 'to'>,
  months: readonly { month: string }[] | null,
): string | undefined {
  if (from && to) return nameDays(from, to)
  if (from) return `since ${formatDay(from)}`
  if (to) return `through ${formatDay(to)}`
  const [first, last] = [months?.[0]?.month, months?.at(-1)?.month]
  if (!first || !last) return undefined
  return first === last
    ? formatMonth(first, 'long')
    : `${formatMonth(first, 'long')} to ${formatMonth(last, 'long')}`
}

function nameDays(from: string, to: string): string {
  if (from === to) return formatDay(from)
  const first = from.slice(0, 4) === to.slice(0, 4) ? formatDay(from).replace(/, \d+$/, '') : formatDay(from)
  return `${first} to ${formatDay(to)}`
}

/** The rows of the page take precedence over the count, because the rows may be newer. */
export function totalOf(
  counted: number,
  { offset, returned, truncated }: { offset: number; returned: number; truncated: boolean },
): number {
  if (truncated) return Math.max(counted, offset + returned + 1)
  return returned > 0 || offset === 0 ? offset + returned : counted
}
