'use client'

import { localDay } from '@/lib/calendar-day'
import { defineTexts } from '@/lib/language/define-texts'
import {
  hasCopy,
  isSaved,
  MOST_NAME,
  MOST_SAVED,
  MOST_TYPED,
  type PlaceEntry,
  pointKey,
  rememberPlace,
  removePlace,
  type StoredPlaces,
  savePlace,
  savePlaceWithCopy,
} from './place-list'
import { ceiling, storeFailures } from './place-store'
import { placeStore, subscribe } from './use-places'

export interface UnsavedPlace {
  point: Pick<PlaceEntry, 'latitude' | 'longitude'>
  label: string
  typed: string
  copy?: string | undefined
}

const texts = defineTexts('places.keep-place', {
  saved: 'Saved on this device only. ',
  removed: 'Removed from the saved places.',
})

type PlaceKey = Pick<UnsavedPlace, 'point' | 'copy'>

const isKeptHere = (places: StoredPlaces, { point, copy }: PlaceKey): boolean =>
  copy === undefined ? isSaved(places, pointKey(point)) : hasCopy(places, pointKey(point), copy)

export function watchSaved(place: PlaceKey, tell: (isSaved: boolean) => void): () => void {
  const look = () => tell(isKeptHere(placeStore.read(), place))
  look()
  return subscribe(look)
}

export function toggleSaved(place: UnsavedPlace): string {
  const key = pointKey(place.point)
  const places = placeStore.read()
  const isKept = isKeptHere(places, place)
  if (!isSaved(places, key) && places.saved.length >= MOST_SAVED) return ceiling(MOST_SAVED)
  const entry = { ...place.point, ...toWords(place), note: '', savedOn: localDay() }
  const { copy } = place
  const outcome = placeStore.change((now) => {
    if (isKept) return removePlace(now, key)
    return copy === undefined ? savePlace(now, entry) : savePlaceWithCopy(now, { ...entry, copy })
  })
  if (outcome !== 'kept') return storeFailures[outcome]
  return isKept ? texts.removed : texts.saved
}

export function remember(place: UnsavedPlace): void {
  const openedAt = new Date().toISOString()
  placeStore.change((places) => rememberPlace(places, { ...place.point, ...toWords(place), openedAt }))
}

const toWords = ({ label, typed }: UnsavedPlace) => ({
  name: label.slice(0, MOST_NAME),
  typed: typed.slice(0, MOST_TYPED),
})
