import type { Route } from 'next'
import { centerOfPlace, type NamedPlace, placesNamed } from '@/lib/gazetteer/places'
import { countyOf } from '@/lib/geography/county-of'
import { stateByCode } from '@/lib/geography/states'

const stateOf = ({ state }: NamedPlace): string => stateByCode(state)?.name ?? state

/** "Pensacola, Florida". */
export const formatNamed = (place: NamedPlace): string => `${place.name}, ${stateOf(place)}`

/** What tells it from others of its name: the county of a city. */
export function describeNamed(place: NamedPlace): string {
  if (place.kind === 'county') return 'County'
  const center = centerOfPlace(place)
  const county = center && countyOf(center.longitude, center.latitude, place.state)
  return county && county !== place.name ? `City or town in ${county}` : 'City or town'
}

/** As people and the permit sources write it: "Pensacola, FL". */
export const shortName = ({ name, state }: NamedPlace): string => `${name}, ${state}`

/** The zoom at which parcels can be read. */
const PARCELS_ZOOM = 15.5

/** A city is no point and has no record of its own: the map where there are parcels on it, else what covers it. */
export function namedHref(place: NamedPlace): Route {
  if (place.state !== 'FL') return `/places?${new URLSearchParams({ [place.kind]: place.id })}` as Route
  const [only, ...more] = placesNamed(shortName(place))
  if (only && more.length === 0) return `/map?${new URLSearchParams({ q: shortName(place) })}` as Route
  const center = centerOfPlace(place)
  const at = center ? `${center.latitude},${center.longitude}` : ''
  return `/map?at=${at}&z=${PARCELS_ZOOM}` as Route
}

const zipCode = /^\s*(\d{5})(?:-\d{4})?\s*$/

export const readZipCode = (text: string): string | undefined => zipCode.exec(text)?.[1]

/** Where a text leads that is the name of a city or county, or a ZIP code, and so no place of the dossier. */
export function hrefOfName(text: string): Route | undefined {
  const [only, ...more] = readZipCode(text) ? [] : placesNamed(text)
  if (only && more.length === 0) return namedHref(only)
  return only || readZipCode(text)
    ? (`/places?${new URLSearchParams({ q: text.trim() })}` as Route)
    : undefined
}
