import type { Route } from 'next'
import { lotHref } from '@/components/parcels/parcel-href'
import { centerOfPlace, findPlacesByName, type NamedPlace } from '@/lib/gazetteer/places'
import { countyOf } from '@/lib/geography/county-of'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { readLotRequest } from '@/lib/records/parcel/lot-request'

const texts = defineTexts('places.named-place', {
  county: 'County',
  cityIn: (county: string) => `City or town in ${county}`,
  city: 'City or town',
})

const stateOf = ({ state }: NamedPlace): string => stateByCode(state)?.name ?? state

export const formatNamed = (place: NamedPlace): string => `${place.name}, ${stateOf(place)}`

export function describeNamed(place: NamedPlace): string {
  if (place.kind === 'county') return texts.county
  const center = centerOfPlace(place)
  const county = center && countyOf(center.longitude, center.latitude, place.state)
  return county && county !== place.name ? texts.cityIn(county) : texts.city
}

export const shortName = ({ name, state }: NamedPlace): string => `${name}, ${state}`

const PARCELS_ZOOM = 15.5

export function namedHref(place: NamedPlace): Route {
  if (place.state !== 'FL') return `/places?${new URLSearchParams({ [place.kind]: place.id })}` as Route
  const [only, ...more] = findPlacesByName(shortName(place))
  if (only && more.length === 0) return `/map?${new URLSearchParams({ q: shortName(place) })}` as Route
  const center = centerOfPlace(place)
  const at = center ? `${center.latitude},${center.longitude}` : ''
  return `/map?at=${at}&z=${PARCELS_ZOOM}` as Route
}

const zipCode = /^\s*(\d{5})(?:-\d{4})?\s*$/

export const readZipCode = (text: string): string | undefined => zipCode.exec(text)?.[1]

/**
 * Returns undefined unless the text is a city, a county, a ZIP code or the key of a lot
 * (`ga-fulton:01-003520-0`).
 */
export function hrefOfName(text: string): Route | undefined {
  const { layer, number } = readLotRequest(text) ?? {}
  if (layer !== undefined && number !== undefined) return lotHref(layer, number)
  const [only, ...more] = readZipCode(text) ? [] : findPlacesByName(text)
  if (only && more.length === 0) return namedHref(only)
  return only || readZipCode(text)
    ? (`/places?${new URLSearchParams({ q: text.trim() })}` as Route)
    : undefined
}
