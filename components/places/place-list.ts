import { localHref } from '@/lib/language/local-href'

export interface SavedPlace {
  latitude: number
  longitude: number
  name: string
  note: string
  /** Empty if the visitor picked the place on a map. */
  typed: string
  savedOn: string
  copy?: string
}

export interface RecentPlace {
  latitude: number
  longitude: number
  name: string
  typed: string
  openedAt: string
}

export interface StoredPlaces {
  saved: readonly SavedPlace[]
  recent: readonly RecentPlace[]
  remembers: boolean
}

export type PlaceEntry = Pick<SavedPlace, 'latitude' | 'longitude' | 'name' | 'typed'>

export const MOST_SAVED = 500
export const MOST_RECENT = 20
export const MOST_NAME = 120
export const MOST_NOTE = 200
export const MOST_TYPED = 300

export const NO_PLACES: StoredPlaces = { saved: [], recent: [], remembers: true }

export const pointKey = ({ latitude, longitude }: Pick<PlaceEntry, 'latitude' | 'longitude'>): string =>
  `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`

export const isSaved = ({ saved }: StoredPlaces, key: string): boolean =>
  saved.some((place) => pointKey(place) === key)

export function savePlace(places: StoredPlaces, place: SavedPlace): StoredPlaces {
  if (isSaved(places, pointKey(place)) || places.saved.length >= MOST_SAVED) return places
  return { ...places, saved: [place, ...places.saved] }
}

export function savePlaceWithCopy(places: StoredPlaces, place: SavedPlace & { copy: string }): StoredPlaces {
  const key = pointKey(place)
  if (!isSaved(places, key)) return savePlace(places, place)
  const { copy } = place
  return {
    ...places,
    saved: places.saved.map((each) => (pointKey(each) === key ? { ...each, copy } : each)),
  }
}

export const hasCopy = ({ saved }: StoredPlaces, key: string, copy: string): boolean =>
  saved.some((place) => pointKey(place) === key && place.copy === copy)

export const removePlace = (places: StoredPlaces, key: string): StoredPlaces => ({
  ...places,
  saved: places.saved.filter((place) => pointKey(place) !== key),
})

export function describePlace(
  places: StoredPlaces,
  key: string,
  words: Pick<SavedPlace, 'name' | 'note'>,
): StoredPlaces {
  const saved = places.saved.map((place) => (pointKey(place) === key ? { ...place, ...words } : place))
  return { ...places, saved }
}

export function rememberPlace(places: StoredPlaces, place: RecentPlace): StoredPlaces {
  if (!places.remembers) return places
  const others = places.recent.filter((other) => pointKey(other) !== pointKey(place))
  return { ...places, recent: [place, ...others].slice(0, MOST_RECENT) }
}

/** A place of `here` takes precedence over the same place of `others`, also if the visitor emptied its note. */
export function mergePlaces(
  here: StoredPlaces,
  others: Pick<StoredPlaces, 'saved' | 'recent'>,
): StoredPlaces {
  const recent = here.remembers ? joinPoints(here.recent, others.recent) : here.recent
  return {
    remembers: here.remembers,
    saved: joinPoints(here.saved, others.saved).slice(0, MOST_SAVED),
    recent: recent.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt)).slice(0, MOST_RECENT),
  }
}

export function joinPoints<T extends PlaceEntry>(...lists: readonly (readonly T[])[]): T[] {
  const unique = new Map<string, T>()
  for (const place of lists.flat()) if (!unique.has(pointKey(place))) unique.set(pointKey(place), place)
  return [...unique.values()]
}

export const MAX_LISTED = 5

export const listPlaces = ({ saved, recent }: StoredPlaces): PlaceEntry[] =>
  joinPoints<PlaceEntry>(recent, saved).slice(0, MAX_LISTED)

export const OPEN_POINT = '/place?at={lat},{lon}'

const OPEN_PLACE = '/place?at={at}&q={q}'

export function placeLink(place: PlaceEntry, template: string = OPEN_PLACE): string {
  return localHref(template)
    .replace('{at}', () => encodeURIComponent(pointKey(place)))
    .replace(/&\w+=\{q\}/, (gap) =>
      place.typed ? gap.replace('{q}', () => encodeURIComponent(place.typed)) : '',
    )
}
