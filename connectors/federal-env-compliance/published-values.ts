import { readUsDay } from '@/lib/calendar-day'

/** The source writes every value as text; these read it, and give null where it says nothing. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim().replace(/\s{2,}|[^\S ]/g, ' ') : ''
  return text === '' ? null : text
}

export function readNumber(value: unknown): number | null {
  const text = readText(value)?.replaceAll(',', '')
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

export function readCount(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null
}

export function readFlag(value: unknown): boolean | null {
  const text = readText(value)?.toUpperCase()
  if (text === 'Y' || text === 'YES') return true
  return text === 'N' || text === 'NO' ? false : null
}

/** MM/DD/YYYY as an ISO date; 01/01/0001 and 00/00/0000 stand for no date. */
export const readDate = (value: unknown): string | null => readUsDay(readText(value) ?? '')

export interface Money {
  text: string
  usd: number | null
}

/** "$1,056,616", kept as published beside the number. */
export function readMoney(value: unknown): Money | null {
  const text = readText(value)
  return text === null ? null : { text, usd: readNumber(text.replace(/^\$/, '')) }
}

/** Found one by one: `split` takes ten times the work for four times the parts once they are thousands. */
export function readList(value: unknown, part: RegExp = /[^\s,;]+/g): string[] {
  const parts = new Set<string>()
  for (const [found] of (readText(value) ?? '').matchAll(part)) parts.add(found.trim())
  parts.delete('')
  return [...parts]
}

/** Zero and zero, or half a pair, is a missing position; so is anything off the globe. */
export function readPosition(
  latitude: unknown,
  longitude: unknown,
): { latitude: number; longitude: number } | null {
  const [north, east] = [readNumber(latitude), readNumber(longitude)]
  if (north === null || east === null || (north === 0 && east === 0)) return null
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null
}
