/** No permit of these sources is older, so an earlier year means that there is no date. */
const EARLIEST_YEAR = 1850
const LATEST_YEAR = 9999

/** Returns null for a day after `now`, because years such as 3201 mean that there is no date. */
export function readDay(value: unknown, now: Date): string | null {
  const day = typeof value === 'number' ? dayOfMoment(value) : readText(value)
  return day !== null && day <= now.toISOString().slice(0, 10) ? day : null
}

/** Uses the UTC day, because midnight in America falls on the same day in UTC. */
function dayOfMoment(milliseconds: number): string | null {
  const moment = new Date(milliseconds)
  if (Number.isNaN(moment.getTime())) return null
  return calendarDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
}

function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? []
  if (year && month && day) return calendarDay(Number(year), Number(month), Number(day))
  const [, inMonth, onDay, inYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  if (!inMonth || !onDay || !inYear) return null
  return calendarDay(Number(inYear) + (inYear.length === 2 ? 2000 : 0), Number(inMonth), Number(onDay))
}

function calendarDay(year: number, month: number, day: number): string | null {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return null
  const moment = new Date(Date.UTC(year, month - 1, day))
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  return isReal ? moment.toISOString().slice(0, 10) : null
}
