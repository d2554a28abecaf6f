import { toDay } from '@/lib/calendar-day'

type Cell = string | number | null | undefined

/** -9999 and -8888 say "not populated", as numbers and as text; an empty text is written in four ways. */
const EMPTY = /^(|<null>|null|-(9999|8888)(\.0+)?)$/i

/** Text of a cell; null for all ways to say nothing. */
export function readText(cell: Cell): string | null {
  const text = String(cell ?? '').trim()
  return EMPTY.test(text) ? null : text
}

/** A number; null where nothing is said, undefined where something is said that is none. */
export function readNumber(cell: Cell, [least, most]: readonly [number, number]): number | null | undefined {
  const text = readText(cell)
  if (text === null) return null
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** No map is from before the program of 1968, and 9999-09-09 stands for none. */
const DAYS = { first: '1968-01-01', last: '2999-12-31' }

/** Milliseconds at midnight UTC: read in any other zone a day would shift. */
export function readDay(cell: Cell): string | null {
  const day = toDay(readNumber(cell, [-1e15, 1e15]) ?? Number.NaN)
  return day !== null && day >= DAYS.first && day <= DAYS.last ? day : null
}
