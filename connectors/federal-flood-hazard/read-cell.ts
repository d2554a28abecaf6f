import { toDay } from '@/lib/calendar-day'

type Cell = string | number | null | undefined

/** The source writes an empty cell as null, blank, "<Null>", "null", -9999 or -8888. */
const EMPTY = /^(|<null>|null|-(9999|8888)(\.0+)?)$/i

export function readText(cell: Cell): string | null {
  const text = String(cell ?? '').trim()
  return EMPTY.test(text) ? null : text
}

/** Returns null for an empty cell, and undefined for text that is not a number in range. */
export function readNumber(cell: Cell, [least, most]: readonly [number, number]): number | null | undefined {
  const text = readText(cell)
  if (text === null) return null
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** Excludes days before the flood insurance program (1968), and 9999-09-09, which means no date. */
const DAYS = { first: '1968-01-01', last: '2999-12-31' }

/** Reads the UTC day, because the source stores a day as midnight UTC. */
export function readDay(cell: Cell): string | null {
  const day = toDay(readNumber(cell, [-1e15, 1e15]) ?? Number.NaN)
  return day !== null && day >= DAYS.first && day <= DAYS.last ? day : null
}
