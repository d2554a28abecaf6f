import {
  joinPoints,
  MOST_NAME,
  MOST_NOTE,
  MOST_RECENT,
  MOST_SAVED,
  MOST_TYPED,
  NO_PLACES,
  type Places,
  type RecentPlace,
  type SavedPlace,
} from './place-list'

/** Whatever lies in the storage, only whole places come out, and every whole place does. */
export function readPlaces(kept: string | null): Places {
  const parsed = parseJson(kept)
  if (!isRecord(parsed)) return NO_PLACES
  return {
    saved: joinPoints(listOf(parsed.saved).flatMap(readSaved)).slice(0, MOST_SAVED),
    recent: joinPoints(listOf(parsed.recent).flatMap(readRecent)).slice(0, MOST_RECENT),
    remembers: parsed.remembers !== false,
  }
}

/** One or none: what has no position on earth is no place; missing words are empty. */
export function readSaved(value: unknown): SavedPlace[] {
  if (!isRecord(value)) return []
  const place = readPlace(value)
  const savedOn = text(value.savedOn, 10)
  if (!place || !isDay(savedOn)) return []
  return [{ ...place, note: text(value.note, MOST_NOTE), savedOn }]
}

export function readRecent(value: unknown): RecentPlace[] {
  if (!isRecord(value)) return []
  const place = readPlace(value)
  const openedAt = text(value.openedAt, 30)
  if (!place || Number.isNaN(Date.parse(openedAt))) return []
  return [{ ...place, openedAt }]
}

function readPlace({ latitude, longitude, name, typed }: Record<string, unknown>) {
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return undefined
  const words = text(name, MOST_NAME).trim()
  return {
    latitude,
    longitude,
    name: words || `${latitude}, ${longitude}`,
    typed: text(typed, MOST_TYPED),
  }
}

export function parseJson(kept: string | null): unknown {
  try {
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '')

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
