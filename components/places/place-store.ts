import { isRecord } from '@/lib/is-record'
import { defineTexts } from '@/lib/language/define-texts'
import {
  joinPoints,
  MOST_NAME,
  MOST_NOTE,
  MOST_RECENT,
  MOST_SAVED,
  MOST_TYPED,
  NO_PLACES,
  type RecentPlace,
  type SavedPlace,
  type StoredPlaces,
} from './place-list'

// Increase the number when the format changes. The browser keeps places that an earlier release stored until
// the visitor erases everything.
export const PLACES_KEY = 'openplat.places.1'
const FAMILY = 'openplat.places.'

/**
 * `refused`: the browser stores nothing, as in some private windows. `full`: the storage has no room left.
 */
export type PlaceStoreOutcome = 'kept' | 'refused' | 'full'

export interface PlaceStore {
  /** Returns the same object until the stored text changes. */
  read(): StoredPlaces
  /** Applies the change to the stored list, so that changes of another tab survive. */
  change(change: (places: StoredPlaces) => StoredPlaces): PlaceStoreOutcome
  erase(): PlaceStoreOutcome
  listen(listener: () => void): () => void
}

export function createPlaceStore(storage: () => Storage): PlaceStore {
  const listeners = new Set<() => void>()
  let cached: { text: string | null; places: StoredPlaces } = { text: null, places: NO_PLACES }

  function read(): StoredPlaces {
    const text = textIn(storage)
    if (text !== cached.text) cached = { text, places: readPlaces(text) }
    return cached.places
  }
  const notice = () => {
    for (const listener of listeners) listener()
  }
  function attempt(write: (kept: Storage) => void): PlaceStoreOutcome {
    let device: Storage
    try {
      device = storage()
      device.getItem(PLACES_KEY)
    } catch {
      return 'refused'
    }
    try {
      write(device)
    } catch {
      return 'full'
    }
    notice()
    return 'kept'
  }
  return {
    read,
    change(change) {
      const places = read()
      const changed = change(places)
      if (changed === places) return 'kept'
      return attempt((device) => device.setItem(PLACES_KEY, JSON.stringify(changed)))
    },
    erase: () =>
      attempt((device) => {
        const keys = Array.from({ length: device.length }, (_, index) => device.key(index))
        for (const key of keys) if (key?.startsWith(FAMILY)) device.removeItem(key)
      }),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function readPlaces(json: string | null): StoredPlaces {
  const parsed = parseJson(json)
  if (!isRecord(parsed)) return NO_PLACES
  return {
    saved: joinPoints(listOf(parsed.saved).flatMap(readSaved)).slice(0, MOST_SAVED),
    recent: joinPoints(listOf(parsed.recent).flatMap(readRecent)).slice(0, MOST_RECENT),
    remembers: parsed.remembers !== false,
  }
}

export function readSaved(value: unknown): SavedPlace[] {
  if (!isRecord(value)) return []
  const place = readPlace(value)
  const savedOn = text(value.savedOn, 10)
  if (!place || !isDay(savedOn)) return []
  const copy = text(value.copy, MOST_COPY)
  return [
    {
      ...place,
      note: text(value.note, MOST_NOTE),
      savedOn,
      ...(copyPath.test(copy) ? { copy } : {}),
    },
  ]
}

const copyPath = /^\/s\/[\w-]{43}$/
const MOST_COPY = 60

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

export function parseJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '')

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

function textIn(storage: () => Storage): string | null {
  try {
    return storage().getItem(PLACES_KEY)
  } catch {
    return null
  }
}

const texts = defineTexts('places.place-store', {
  refused:
    'Not saved: this browser keeps nothing on the device, as in a private window. The address of this page leads here again; keep that as a bookmark.',
  full: 'Not saved: the space that this browser gives this site is full. Remove some saved places first.',
  ceiling: (most: number) =>
    `Not saved: ${most} places are saved already, the most that are kept. Remove some first.`,
})

export const storeFailures: Readonly<Record<Exclude<PlaceStoreOutcome, 'kept'>, string>> = texts

export const ceiling = (most: number): string => texts.ceiling(most)
