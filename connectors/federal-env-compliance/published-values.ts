import { readUsDay } from '@/lib/calendar-day'
import { readText } from '@/lib/published-text'

export function readNumber(value: unknown): number | null {
  const text = readText(value)?.replaceAll(',', '')
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

export function readCount(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null
}

/** Returns null for 01/01/0001 and 00/00/0000, which the source publishes if it has no date. */
export const readDate = (value: unknown): string | null => readUsDay(readText(value) ?? '')

export interface PublishedAmount {
  text: string
  usd: number | null
}

export function readMoney(value: unknown): PublishedAmount | null {
  const text = readText(value)
  return text === null ? null : { text, usd: readNumber(text.replace(/^\$/, '')) }
}

/** Uses matches, because `split` took quadratic time for thousands of parts. */
export function readList(value: unknown, part: RegExp = /[^\s,;]+/g): string[] {
  const parts = new Set<string>()
  for (const [match] of (readText(value) ?? '').matchAll(part)) parts.add(match.trim())
  parts.delete('')
  return [...parts]
}

/** The source writes zeros, or a single coordinate, for a missing position. */
export function readPosition(
  latitude: unknown,
  longitude: unknown,
): { latitude: number; longitude: number } | null {
  const [north, east] = [readNumber(latitude), readNumber(longitude)]
  if (north === null || east === null || (north === 0 && east === 0)) return null
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null
}
