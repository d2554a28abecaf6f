import { toDay } from '@/lib/calendar-day'
import { isDated, isNumeric, isText, type ParcelColumn } from './match-columns'

export type ParcelColumnValue = string | number | null

/** Values that publishers write in place of legally protected data. */
const masked = /^[*\s]+$|protected per|confidential|redacted/i

const unknownTexts = new Set(['', 'NULL', 'NONE', 'NOT LOCATED', 'UNKNOWN', '00000000', '-9999'])

/** Text that publishers write beside a person's name, even in an address column. */
const personal =
  /^\s*%|\b(c\/o|attn|attention|care of|et\.? ?(al|ux|vir)|trustees?|ttees?|heirs of|estate of)\b/i

const wordy: readonly ParcelColumn['meaning'][] = [
  'situsLine',
  'situsStreet',
  'situsUnit',
  'situsCity',
  'landUse',
  'legal',
  'subdivision',
]

/** Requires a digit or at most two letters, so that no name passes as a code. */
const isCode = (text: string) => text.length <= 12 && (/\d/.test(text) || text.length <= 2)

/** Returns null for a value that is unknown, implausible, or possibly a person's. */
export function readValue(column: ParcelColumn, raw: unknown, words = column.words): ParcelColumnValue {
  if (isDated(column)) return readDate(raw)
  // Keeps double blanks in a parcel number, because they distinguish parcels.
  const isNumber = column.meaning === 'number' || column.meaning === 'alternateNumber'
  const text = typeof raw === 'string' ? raw.replace(isNumber ? /[\t\r\n]+/g : /\s+/g, ' ').trim() : raw
  if (typeof text === 'number') return isNumeric(column) || isText(column) ? knownNumber(text) : null
  if (typeof text !== 'string' || masked.test(text) || unknownTexts.has(text.toUpperCase())) return null
  if (isNumeric(column)) return readAmount(text)
  if (words !== null && Object.hasOwn(words, text)) return text
  if (column.meaning === null) return isCode(text) ? text : null
  const isPlausible = wordy.includes(column.meaning) ? !personal.test(text) : /\d/.test(text)
  return isPlausible ? text : null
}

const knownNumber = (number: number) => (Number.isFinite(number) && number !== -9999 ? number : null)

export function readAmount(value: ParcelColumnValue): number | null {
  if (typeof value === 'number') return knownNumber(value)
  const plain = value?.replace(/[$,\s]/g, '') ?? ''
  return /^-?\d+(\.\d+)?$/.test(plain) ? knownNumber(Number(plain)) : null
}

/**
 * Parses epoch milliseconds, ISO dates and US dates. The separators may be missing. Returns null for any
 * other value.
 */
export function readDate(raw: unknown): string | null {
  if (typeof raw === 'number') return toDay(raw)
  if (typeof raw !== 'string') return null
  const text = raw.trim()
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? []
  if (isMonthAndDay(month, day) && year && Number(year) > 1600) return `${year}-${month}-${day}`
  const [, usMonth, usDay, usYear] = /^(\d{2})[/-]?(\d{2})[/-]?((?:1[789]|20)\d{2})$/.exec(text) ?? []
  return isMonthAndDay(usMonth, usDay) ? `${usYear}-${usMonth}-${usDay}` : null
}

const isMonthAndDay = (month = '', day = '') =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31

/** Returns null for a year such as 0 or 1600, which publishers write for unknown. */
export function readYear(value: ParcelColumnValue): number | null {
  const year = Number(String(value ?? '').slice(0, 4))
  return Number.isInteger(year) && year > 1650 && year <= 2100 ? year : null
}

/**
 * Returns five digits, or null for 0 and for a value without digits or with more than nine. A ZIP code that
 * is stored as a number lacks its leading zero, and some have four more digits or the state in front.
 */
export function readZip(value: ParcelColumnValue): string | null {
  if (value === null) return null
  const digits = typeof value === 'number' ? String(Math.trunc(value)) : value.replace(/[^0-9]/g, '')
  if (digits === '' || Number(digits) === 0 || digits.length > 9) return null
  return digits.length > 5 ? digits.padStart(9, '0').slice(0, 5) : digits.padStart(5, '0')
}
