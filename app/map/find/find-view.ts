import { describeNamed, formatNamed, readZipCode } from '@/app/_lib/places/named-place'
import type { MapView } from '@/components/map/map-props'
import { centerOfPlace, findPlacesByName, type NamedPlace } from '@/lib/gazetteer/places'
import { countyBounds } from '@/lib/geography/counties'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { MapViewChoice, MapViewResolution } from './found-view'

const MOST_CHOICES = 20
const CITY_ZOOM = 15.5
const COUNTY_ZOOM = 9.5
const zooms: Readonly<Record<string, number>> = {
  address: 17,
  'Florida parcel number': 17,
  'parcel number': 17,
  coordinates: 16,
  'legal description': 14,
}
const USUAL_ZOOM = 16

const texts = {
  which: 'Which one do you mean?',
  zip: 'A ZIP code is a delivery route, and we have no map of them. Type a city, or a house number and street.',
}

export const MISSING = 'Type a place to go to.'

export function findNamed(text: string): MapViewResolution | undefined {
  if (readZipCode(text)) return { kind: 'question', question: texts.zip }
  const choices = findPlacesByName(text).flatMap((place) => {
    const view = viewOf(place)
    return view ? [{ place, view }] : []
  })
  const [only, ...more] = choices
  if (!only) return undefined
  if (more.length === 0) return { kind: 'view', name: formatNamed(only.place), view: only.view }
  return {
    kind: 'choices',
    question: texts.which,
    choices: choices.slice(0, MOST_CHOICES).map(({ place, view }) => ({
      label: `${formatNamed(place)}. ${describeNamed(place)}`,
      view,
    })),
  }
}

function viewOf(place: NamedPlace): MapView | undefined {
  const bounds = place.kind === 'county' ? countyBounds(place.id) : undefined
  if (bounds) {
    const [west, south, east, north] = bounds
    return { longitude: (west + east) / 2, latitude: (south + north) / 2, zoom: COUNTY_ZOOM }
  }
  const center = centerOfPlace(place)
  return center && { latitude: center.latitude, longitude: center.longitude, zoom: CITY_ZOOM }
}

export interface MapSearchResponse {
  place: { latitude: number; longitude: number; matchedAddress: string | null } | null
  readAs: string | null
  question: string | null
  candidates: { label: string; text: string | null; latitude: number | null; longitude: number | null }[]
}

export function toViewMatch(
  q: string,
  { place, readAs, question, candidates }: MapSearchResponse,
): MapViewResolution {
  if (place) {
    const { latitude, longitude, matchedAddress } = place
    const zoom = zooms[readAs ?? ''] ?? USUAL_ZOOM
    return { kind: 'view', name: toMixedCase(matchedAddress ?? q), view: { latitude, longitude, zoom } }
  }
  const choices = candidates.flatMap(({ label, text, latitude, longitude }): MapViewChoice[] => {
    if (latitude !== null && longitude !== null)
      return [{ label: toMixedCase(label), view: { latitude, longitude, zoom: USUAL_ZOOM } }]
    return text && text !== q ? [{ label, q: text }] : []
  })
  return choices.length > 0
    ? { kind: 'choices', question: question ?? texts.which, choices: choices.slice(0, MOST_CHOICES) }
    : { kind: 'question', question: question ?? MISSING }
}
