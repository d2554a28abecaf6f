'use client'

import { useSyncExternalStore } from 'react'
import { NO_PLACES, type StoredPlaces } from './place-list'
import { createPlaceStore, type PlaceStore } from './place-store'

export const placeStore: PlaceStore = createPlaceStore(() => localStorage)

export function subscribe(listener: () => void): () => void {
  const stop = placeStore.listen(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

export const usePlaces = (): StoredPlaces => useSyncExternalStore(subscribe, placeStore.read, () => NO_PLACES)
