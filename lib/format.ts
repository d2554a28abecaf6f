import { isSpanish } from './language/current-language'
import { metersToFeet, metersToMiles } from './units'

/**
 * Creates a formatter at its first use in each language. English and Spanish texts write numbers as in the
 * United States.
 */
function inBoth<T>(make: (locale: string) => T): () => T {
  const made: Record<string, T> = {}
  return () => {
    const locale = isSpanish() ? 'es-US' : 'en-US'
    made[locale] ??= make(locale)
    return made[locale]
  }
}

const datesOf = (options: Intl.DateTimeFormatOptions) =>
  inBoth((locale) => new Intl.DateTimeFormat(locale, options))

const numbers = Array.from(
  { length: 4 },
  (_, digits) => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }),
)

const MINUS = '\u2212'

/** Replaces the hyphen by a minus sign, which is as wide as a plus sign. */
export const withMinus = (figure: string): string => figure.replace(/^-/, MINUS)

/** Rounds to `digits` decimals, drops trailing zeros, and never returns "−0". */
export function formatNumber(value: number, digits = 3): string {
  const rounded = Number(value.toFixed(digits))
  return withMinus((numbers[digits] ?? numbers[3])?.format(rounded === 0 ? 0 : rounded) ?? String(value))
}

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatTenths = (value: number): string => withMinus(tenths.format(value))

/**
 * Writes up to eight decimals. A number without a unit may be a year or a code, so its digits are not
 * grouped.
 */
export const formatExact = (value: number, hasUnit: boolean): string =>
  withMinus(value.toLocaleString('en-US', { maximumFractionDigits: 8, useGrouping: hasUnit }))

export const plural = (count: number, one: string, several = `${one}s`): string =>
  count === 1 ? one : several

export const formatCount = (count: number, one: string, several?: string): string =>
  `${formatNumber(count)} ${plural(count, one, several)}`

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function formatDollars(dollars: number, digits: 0 | 2 = 0): string {
  const [amount, whole] = [cents.format(Math.abs(dollars)), formatNumber(Math.abs(dollars), 0)]
  return `${dollars < 0 ? MINUS : ''}$${digits === 0 || amount.endsWith('.00') ? whole : amount}`
}

export const formatDollarChange = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${formatDollars(dollars)}`

export const formatPercent = (percent: number, digits = 1): string => `${formatNumber(percent, digits)}%`

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

export const formatCompact = (value: number): string => withMinus(compact.format(value))

export const formatCompactDollars = (dollars: number): string =>
  `${dollars < 0 ? MINUS : ''}$${formatCompact(Math.abs(dollars))}`

const lists = {
  and: inBoth((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  or: inBoth((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
}

export const formatList = (items: Iterable<string>, join: keyof typeof lists = 'and'): string =>
  lists[join]().format(items)

export const formatCounted = (number: number | null): string | null =>
  number === null ? null : formatNumber(number)

/** Writes whole feet from ten feet up, because elevation models do not resolve inches. */
export const formatFeet = (feet: number): string =>
  `${formatNumber(feet, Math.abs(feet) < 10 ? 1 : 0)} ${isSpanish() ? 'pies' : 'ft'}`

export const formatMeters = (meters: number): string => `${formatNumber(meters, 1)} m`

/**
 * Writes hundredths below ten acres, because a hundredth of an acre is the size of a garage. Writes whole
 * acres from a thousand up.
 */
export function formatAcres(acres: number): string {
  const size = Math.abs(acres)
  return `${formatNumber(acres, size < 10 ? 2 : size < 1000 ? 1 : 0)} acres`
}

/** Writes exactly two decimals below ten miles, so that columns align: "0.20 mi". */
export function formatMiles(miles: number): string {
  const size = Math.abs(miles)
  return `${size < 10 ? withMinus(miles.toFixed(2)) : formatNumber(miles, size < 100 ? 1 : 0)} mi`
}

export function formatDistance(meters: number): string {
  const miles = metersToMiles(meters)
  if (miles < 0.1)
    return `${Math.max(10, Math.round(metersToFeet(meters) / 10) * 10)} ${isSpanish() ? 'pies' : 'feet'}`
  return `${miles < 9.95 ? miles.toFixed(1) : formatNumber(miles, 0)} ${isSpanish() ? 'millas' : 'miles'}`
}

const dayFormat = datesOf({ dateStyle: 'long', timeZone: 'UTC' })

export const formatDay = (iso: string): string => dayFormat().format(new Date(`${iso}T00:00:00Z`))

const shortDayFormat = datesOf({ dateStyle: 'medium', timeZone: 'UTC' })

export const formatShortDay = (iso: string): string => shortDayFormat().format(new Date(`${iso}T00:00:00Z`))

const momentFormat = datesOf({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Writes the time in UTC, because the server does not know the visitor's time zone. */
export const formatMoment = (iso: string): string => `${momentFormat().format(new Date(iso))} UTC`

const localFormat = datesOf({ dateStyle: 'medium', timeStyle: 'short' })

/** Writes the time in the device's time zone, so it must run in the browser. */
export const formatLocalMoment = (iso: string): string => localFormat().format(new Date(iso))

const months = {
  short: datesOf({ month: 'short', year: 'numeric', timeZone: 'UTC' }),
  long: datesOf({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
  name: datesOf({ month: 'long', timeZone: 'UTC' }),
}

export const formatMonth = (iso: string, length: keyof typeof months = 'short'): string =>
  months[length]().format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`))

const spans = [
  { unit: 'day', spanish: 'día', seconds: 86_400 },
  { unit: 'hour', spanish: 'hora', seconds: 3_600 },
  { unit: 'minute', spanish: 'minuto', seconds: 60 },
  { unit: 'second', spanish: 'segundo', seconds: 1 },
] as const

const formatSpan = (count: number, { unit, spanish }: (typeof spans)[number]): string =>
  formatCount(count, isSpanish() ? spanish : unit)

export const formatAge = (seconds: number): string => formatSince(seconds, 'old')

export const formatAgo = (seconds: number): string => formatSince(seconds, 'ago')

function formatSince(seconds: number, word: 'old' | 'ago'): string {
  const span = seconds >= 60 && spans.find((each) => seconds >= each.seconds)
  if (!span) return isSpanish() ? 'hace un momento' : 'just now'
  const size = formatSpan(Math.floor(seconds / span.seconds), span)
  return isSpanish() ? `${word === 'old' ? 'de hace' : 'hace'} ${size}` : `${size} ${word}`
}

export function formatDuration(seconds: number): string {
  const span = spans.find((each) => seconds >= each.seconds && seconds % each.seconds === 0) ?? spans[3]
  return formatSpan(seconds / span.seconds, span)
}

/** Rounds up, so that the next try is not too early. */
export function formatWait(seconds: number): string {
  const span = spans[seconds <= 90 ? 3 : seconds <= 5_400 ? 2 : 1]
  return `${isSpanish() ? 'en' : 'in'} ${formatSpan(Math.ceil(seconds / span.seconds), span)}`
}
