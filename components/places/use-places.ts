'use client'

import { useSyncExternalStore } from 'react'
import { createPlaceStore, type PlaceStore } from './kept-places'
import { NO_PLACES, type Places } from './place-list'

/** One for all islands of a page. */
export const placeStore: PlaceStore = createPlaceStore(() => localStorage)

export function subscribe(listener: () => void): () => void {
  const stop = placeStore.listen(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** What this device keeps; nothing while the page is made on the server. */
export const usePlaces = (): Places => useSyncExternalStore(subscribe, placeStore.read, () => NO_PLACES)
