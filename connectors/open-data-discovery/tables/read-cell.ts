import type { LngLat } from '@/lib/geography/types'
import { readText as readPublished } from '@/lib/published-text'

/** Some publishers put quotation marks around texts. A truncated text lacks the closing mark. */
export function readText(value: unknown): string | null {
  const text = readPublished(value)
  if (typeof value !== 'string' || text === null) return text
  const bare = /^"([^"]*)"?$/.exec(text)?.[1]?.trim() ?? text
  return bare === '' ? null : bare
}

export function readNumber(value: unknown): number | null {
  const text = readText(value)?.replace(/^\$\s*/, '')
  if (text === undefined || !/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)) return null
  return Number(text.replaceAll(',', ''))
}

export function readPoint(value: unknown): LngLat | null {
  if (typeof value !== 'object' || value === null) return null
  if ('coordinates' in value && Array.isArray(value.coordinates)) {
    return positionOf(value.coordinates[0], value.coordinates[1])
  }
  return 'latitude' in value && 'longitude' in value ? positionOf(value.longitude, value.latitude) : null
}

/** Returns null for 0° 0°, which means no position. */
export function positionOf(east: unknown, north: unknown): LngLat | null {
  const longitude = readNumber(east)
  const latitude = readNumber(north)
  if (longitude === null || latitude === null || (longitude === 0 && latitude === 0)) return null
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { longitude, latitude } : null
}
