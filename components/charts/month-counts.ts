export interface PeriodCount {
  /** A month (`2026-10`), or a year (`2026`) if months would be too narrow to see. */
  period: string
  count: number
  isPart: boolean
}

interface Edges {
  isOpenAtStart: boolean
  isOpenAtEnd: boolean
}

const MOST_MONTHS = 120

export function countByMonth(days: readonly string[], edges: Edges): PeriodCount[] {
  return fillMonths(
    days.map((day) => ({ month: day.slice(0, 7), count: 1 })),
    edges,
  )
}

interface MonthCount {
  month: string
  count: number
}

interface Span {
  first?: string | undefined
  last?: string | undefined
}

export function fillMonths(
  months: readonly MonthCount[],
  { isOpenAtStart, isOpenAtEnd }: Edges,
  span: Span = {},
): PeriodCount[] {
  const sorted = [...months.map(({ month }) => month), span.first ?? [], span.last ?? []].flat().toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const isLong = monthNumber(last) - monthNumber(first) >= MOST_MONTHS
  const size = isLong ? 4 : 7
  const counts = new Map<string, number>()
  for (const { month, count } of months) {
    const period = month.slice(0, size)
    counts.set(period, (counts.get(period) ?? 0) + count)
  }
  const periods = isLong ? yearsBetween(first, last) : monthsBetween(first, last)
  return periods.map((period, index) => ({
    period,
    count: counts.get(period) ?? 0,
    isPart: (isOpenAtStart && index === 0) || (isOpenAtEnd && index === periods.length - 1),
  }))
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

function monthsBetween(first: string, last: string): string[] {
  const from = monthNumber(first)
  return Array.from({ length: monthNumber(last) - from + 1 }, (_, index) => {
    const year = Math.floor((from + index) / 12)
    return `${String(year).padStart(4, '0')}-${String(((from + index) % 12) + 1).padStart(2, '0')}`
  })
}

function yearsBetween(first: string, last: string): string[] {
  const from = Number(first.slice(0, 4))
  return Array.from({ length: Number(last.slice(0, 4)) - from + 1 }, (_, index) =>
    String(from + index).padStart(4, '0'),
  )
}
