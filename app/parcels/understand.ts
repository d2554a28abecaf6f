import 'server-only'
import { findPoint } from '@/app/_lib/places/find-point'
import { readText, withoutState } from '@/app/_lib/places/read-parcel-text'
import { read } from '@/app/_lib/read/data'
import { GATE_ZOOM, PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { countyBounds, findCounties } from '@/lib/geography/counties'
import { countyOf } from '@/lib/geography/county-of'
import { isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateAt, stateBounds } from '@/lib/geography/state-at'
import { findCitiesByName } from '@/lib/records/parcel/cities'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { ParcelsUrlParams } from './url'

type Point = ParcelsUrlParams['at']

interface NamedPlace {
  label: string
  note: string
  url: ParcelsUrlParams
}

export type ParcelsResolution =
  | { kind: 'place'; url: ParcelsUrlParams; notes: string[] }
  | { kind: 'question'; question: string }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'addresses'; addresses: AddressMatches; meta: Meta }
  | { kind: 'parcels'; text: string; parcels: UnderivedParcel[] }
  | { kind: 'places'; text: string; places: NamedPlace[] }
  | { kind: 'outside'; point: Point }

const CITY_ZOOM = 15.5
const COUNTY_ZOOM = 9.5

const texts = {
  unreadable:
    'We could not read this as a place. Type an address with house number, street and city, a city or county of Florida, or a parcel number as on the tax bill.',
  noNumber: (number: string) =>
    `No parcel of the current roll has the number ${number}. Check it against the tax bill: letters, zeros and stars are part of it.`,
  noPlace: (text: string) =>
    `We do not know a county or city of Florida called “${text}”. Add a house number and street, or type a county, coordinates or a parcel number.`,
}

export async function resolveParcels(url: ParcelsUrlParams): Promise<ParcelsResolution> {
  const { q, ...rest } = url
  if (!q) return understandView(rest)
  const reading = readText(q)
  if (reading === 'parcel') return understandNumber(rest, q)
  if (reading === 'name') return understandName(rest, q)
  return understandPlace(rest, q)
}

/**
 * Below `GATE_ZOOM` the center may be outside of Florida, because the view can still contain parts of the
 * state.
 */
function understandView(url: ParcelsUrlParams): ParcelsResolution {
  const isOutside = url.zoom >= GATE_ZOOM && !isInFlorida(url.at)
  return isOutside ? { kind: 'outside', point: url.at } : { kind: 'place', url, notes: [] }
}

async function understandNumber(url: ParcelsUrlParams, number: string): Promise<ParcelsResolution> {
  const answer = await read('us-florida-parcels', 'findParcels', { asked: [number] })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const parcels = answer.data.results.flatMap((result) => result.parcels)
  const [only, ...more] = parcels
  if (!only) return { kind: 'question', question: texts.noNumber(number) }
  if (more.length > 0) return { kind: 'parcels', text: number, parcels }
  const { key, latitude, longitude } = only
  const there = { ...url, at: { latitude, longitude }, zoom: PARCEL_ZOOM, open: key }
  return { kind: 'place', url: there, notes: [] }
}

function understandName(url: ParcelsUrlParams, text: string): ParcelsResolution {
  const places = placesNamed(url, withoutState(text))
  const [only, ...more] = places
  if (!only) return { kind: 'question', question: texts.noPlace(text) }
  if (more.length > 0) return { kind: 'places', text, places }
  return { kind: 'place', url: only.url, notes: [only.note] }
}

function placesNamed(url: ParcelsUrlParams, name: string): NamedPlace[] {
  const isCounty = /\bcounty$/i.test(name)
  const counties = findCounties('FL', name).flatMap(({ fips, name: county }): NamedPlace[] => {
    const bounds = countyBounds(fips)
    if (!bounds) return []
    const [west, south, east, north] = bounds
    const at = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
    const label = `${county} County`
    const note = `Showing ${label}. Zoom in to see its parcels.`
    return [{ label, note, url: { ...url, at, zoom: COUNTY_ZOOM } }]
  })
  const cities = (isCounty ? [] : findCitiesByName(name)).map(
    ({ name: city, latitude, longitude }): NamedPlace => {
      const label = [`${city}, a city or community`, countyOf(longitude, latitude, 'FL')]
        .filter(Boolean)
        .join(' in ')
      const note = `Showing the middle of ${city}. Move the map, or zoom out, for the rest of it.`
      return { label, note, url: { ...url, at: { latitude, longitude }, zoom: CITY_ZOOM } }
    },
  )
  return [...counties, ...cities]
}

async function understandPlace(url: ParcelsUrlParams, text: string): Promise<ParcelsResolution> {
  const place = await findPoint(text, texts.unreadable, read)
  if (place.kind !== 'point') return place
  const { point, notes, matchedAddress } = place
  if (!isInFlorida(point)) return { kind: 'outside', point }
  return {
    kind: 'place',
    url: { ...url, at: point, zoom: PARCEL_ZOOM },
    notes: [
      ...(matchedAddress ? [`Showing the surroundings of ${toMixedCase(matchedAddress)}.`] : []),
      ...notes,
    ],
  }
}

/**
 * Also returns true for a point outside of all states but within Florida's bounds, because outlines of the
 * shore are exact only to about a kilometer.
 */
function isInFlorida({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const state = stateAt(longitude, latitude)
  if (state !== null) return state === 'FL'
  const bounds = stateBounds('FL')
  return bounds !== null && isWithinBounds(bounds, longitude, latitude)
}
