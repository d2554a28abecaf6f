import { NO_PLACES, type Places } from './place-list'
import { readPlaces } from './read-places'

// Another version is another key: what another release kept is left alone until all is erased.
export const KEPT_UNDER = 'openplat.places.1'
const FAMILY = 'openplat.places.'

/** `refused`: the browser keeps nothing, as some do in private windows. `full`: it would, but has no room. */
export type Kept = 'kept' | 'refused' | 'full'

export interface PlaceStore {
  /** The same object until something changes. */
  read(): Places
  /** Applies a change to what is there now, so that another tab's writes stay. */
  change(change: (places: Places) => Places): Kept
  erase(): Kept
  /** Tells of changes here and in other tabs; answers with how to stop. */
  listen(listener: () => void): () => void
}

export function createPlaceStore(storage: () => Storage): PlaceStore {
  const listeners = new Set<() => void>()
  let known: { text: string | null; places: Places } = { text: null, places: NO_PLACES }

  function read(): Places {
    const text = textIn(storage)
    if (text !== known.text) known = { text, places: readPlaces(text) }
    return known.places
  }
  const notice = () => {
    for (const listener of listeners) listener()
  }
  function attempt(write: (kept: Storage) => void): Kept {
    let kept: Storage
    try {
      kept = storage()
      kept.getItem(KEPT_UNDER)
    } catch {
      return 'refused'
    }
    try {
      write(kept)
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
      return attempt((kept) => kept.setItem(KEPT_UNDER, JSON.stringify(changed)))
    },
    erase: () =>
      attempt((kept) => {
        const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index))
        for (const key of keys) if (key?.startsWith(FAMILY)) kept.removeItem(key)
      }),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function textIn(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEPT_UNDER)
  } catch {
    return null
  }
}
