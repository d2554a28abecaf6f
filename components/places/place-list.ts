/** A place that somebody keeps on this device, known by its point. */
export interface SavedPlace {
  latitude: number
  longitude: number
  /** What the person calls it. */
  name: string
  note: string
  /** The words it was found by; empty where it was clicked. */
  typed: string
  /** Calendar day on this device. */
  savedOn: string
}

export interface RecentPlace {
  latitude: number
  longitude: number
  name: string
  typed: string
  openedAt: string
}

export interface Places {
  saved: readonly SavedPlace[]
  /** The latest first. */
  recent: readonly RecentPlace[]
  /** False once the person has switched the list of recent places off. */
  remembers: boolean
}

/** What every kept place has, saved or only seen. */
export type KeptPlace = Pick<SavedPlace, 'latitude' | 'longitude' | 'name' | 'typed'>

export const MOST_SAVED = 500
export const MOST_RECENT = 20
export const MOST_NAME = 120
export const MOST_NOTE = 200
export const MOST_TYPED = 300

export const NO_PLACES: Places = { saved: [], recent: [], remembers: true }

/** Six decimals, as the pages write a point into their addresses: the same point is the same place. */
export const pointKey = ({ latitude, longitude }: Pick<KeptPlace, 'latitude' | 'longitude'>): string =>
  `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`

export const isSaved = ({ saved }: Places, key: string): boolean =>
  saved.some((place) => pointKey(place) === key)

/** A place that is saved already stays as the person named it. */
export function savePlace(places: Places, place: SavedPlace): Places {
  if (isSaved(places, pointKey(place)) || places.saved.length >= MOST_SAVED) return places
  return { ...places, saved: [place, ...places.saved] }
}

export const removePlace = (places: Places, key: string): Places => ({
  ...places,
  saved: places.saved.filter((place) => pointKey(place) !== key),
})

export function describePlace(places: Places, key: string, words: Pick<SavedPlace, 'name' | 'note'>): Places {
  const saved = places.saved.map((place) => (pointKey(place) === key ? { ...place, ...words } : place))
  return { ...places, saved }
}

export function rememberPlace(places: Places, place: RecentPlace): Places {
  if (!places.remembers) return places
  const others = places.recent.filter((other) => pointKey(other) !== pointKey(place))
  return { ...places, recent: [place, ...others].slice(0, MOST_RECENT) }
}

/** What is here stands; from the others comes what is missing, so that nothing a person wrote is lost. */
export function mergePlaces(here: Places, others: Pick<Places, 'saved' | 'recent'>): Places {
  const recent = here.remembers ? joinPoints(here.recent, others.recent) : here.recent
  return {
    remembers: here.remembers,
    saved: joinPoints(here.saved, others.saved).slice(0, MOST_SAVED),
    recent: recent.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt)).slice(0, MOST_RECENT),
  }
}

/** Each point once; the first of those that share it. */
export function joinPoints<T extends KeptPlace>(...lists: readonly (readonly T[])[]): T[] {
  const known = new Map<string, T>()
  for (const place of lists.flat()) if (!known.has(pointKey(place))) known.set(pointKey(place), place)
  return [...known.values()]
}

export const MOST_SHOWN = 5

/** What the home page shows: the latest seen, then the latest saved, each place once. */
export const shownPlaces = ({ saved, recent }: Places): KeptPlace[] =>
  joinPoints<KeptPlace>(recent, saved).slice(0, MOST_SHOWN)

/** The page of a point, as maps fill it in. */
export const OPEN_POINT = '/place?at={lat},{lon}'

/** Where a place opens; pages that do something else with one give their own, with the same two gaps. */
const OPEN_PLACE = '/place?at={at}&q={q}'

export function placeLink(place: KeptPlace, template: string = OPEN_PLACE): string {
  return template
    .replace('{at}', () => encodeURIComponent(pointKey(place)))
    .replace(/&\w+=\{q\}/, (gap) =>
      place.typed ? gap.replace('{q}', () => encodeURIComponent(place.typed)) : '',
    )
}
