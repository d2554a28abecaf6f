export function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime())
  return isDay && moment.toISOString().startsWith(text)
}

/**
 * Returns null for a missing time, and outside of the years 1 to 9999, because sources use other years for
 * "none".
 */
export function toIso(milliseconds: number | null | undefined): string | null {
  const moment = new Date(milliseconds ?? Number.NaN)
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999 ? moment.toISOString() : null
}

export const toDay = (milliseconds: number | null | undefined): string | null =>
  toIso(milliseconds)?.slice(0, 10) ?? null

/**
 * Returns null for an invalid day, and for years before 1800, because sources write years such as 0001 for
 * "no date".
 */
export function readUsDay(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  if (!month || !day || !year || Number(year) < 1800) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(iso) ? iso : null
}

/** Throws for an invalid day, because such a day is a bug of ours and must not reach a source. */
export function checkedDay(text: string): string {
  if (!isCalendarDay(text)) throw new TypeError(`Not a calendar day: ${text}`)
  return text
}

export function localDay(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
