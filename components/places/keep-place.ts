import { localDay } from '@/lib/calendar-day'
import {
  isSaved,
  MOST_NAME,
  MOST_SAVED,
  MOST_TYPED,
  type PlaceEntry,
  pointKey,
  rememberPlace,
  removePlace,
  savePlace,
} from './place-list'
import { ceiling, storeFailures } from './place-store'
import { placeStore, subscribe } from './use-places'

export interface PlaceToSave {
  point: Pick<PlaceEntry, 'latitude' | 'longitude'>
  label: string
  typed: string
}

const texts = {
  saved: 'Saved on this device only. ',
  removed: 'Removed from the saved places.',
}

export function watchSaved(point: PlaceToSave['point'], tell: (isSaved: boolean) => void): () => void {
  const look = () => tell(isSaved(placeStore.read(), pointKey(point)))
  look()
  return subscribe(look)
}

export function toggleSaved(place: PlaceToSave): string {
  const key = pointKey(place.point)
  const places = placeStore.read()
  const isKept = isSaved(places, key)
  if (!isKept && places.saved.length >= MOST_SAVED) return ceiling(MOST_SAVED)
  const words = { ...toWords(place), note: '' }
  const outcome = placeStore.change((now) =>
    isKept ? removePlace(now, key) : savePlace(now, { ...place.point, ...words, savedOn: localDay() }),
  )
  if (outcome !== 'kept') return storeFailures[outcome]
  return isKept ? texts.removed : texts.saved
}

export function remember(place: PlaceToSave): void {
  const openedAt = new Date().toISOString()
  placeStore.change((places) => rememberPlace(places, { ...place.point, ...toWords(place), openedAt }))
}

const toWords = ({ label, typed }: PlaceToSave) => ({
  name: label.slice(0, MOST_NAME),
  typed: typed.slice(0, MOST_TYPED),
})
