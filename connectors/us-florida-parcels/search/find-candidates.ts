import { findAddress } from '@/connectors/geocoder/public'
import { fromEsri } from '@/lib/arcgis/geometry'
import { degreesPerMetre, distanceTo } from '@/lib/arcgis/intersection'
import { ANY, alike } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import type { Bounds } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  isSameStreetAddress,
  readStreetAddress,
  type StreetAddress,
} from '@/lib/street-address/street-address'
import { fetchRows } from '../layer'
import { sourceColumn } from '../roll-columns'
import { layerChanged, orTooBroad, tooBroad } from '../too-broad'
import { type ParcelGeometryKind, shapeOf } from '../wire'
import { hasPlace, placeInFlorida, streetPartOf } from './address-place'
import { isUsable } from './parcel-rows'

const texts = defineSentences('us-florida-parcels.find-candidates', {
  noParcel:
    'No parcel within {reachMetres} meters publishes this address, and the nearest one is not taken for it. A bbox lists what is there.',
  censusBureauDoesNotKnow:
    'The Census Bureau does not know this address; new streets are often missing. A bbox around the place finds it without.',
  addressLiesOutsideFlorida: 'This address lies outside Florida, which is all that this source covers.',
  placesInFloridaFit: '{inFlorida} places in Florida fit the address; all were searched.',
  tooLong:
    'The address look-up takes at most {longestAddress} characters. Give house number, street and city or ZIP code only.',
})

export interface AddressCandidates {
  matches: Map<number, string>
  layer: ParcelGeometryKind
  notes: string[]
}

/** Requests only what the comparison needs, because many columns make the source slow. */
const candidateShape = shapeOf(['objectId', 'parcelId', 'countyNumber', 'address'])

const REACH_METRES = 120
const MOST_CANDIDATES = 2000
const MOST_PLACES = 4
const LONGEST_ADDRESS = 100

const NO_PARCEL = texts.noParcel({ reachMetres: REACH_METRES })
const BY_ADDRESS = 'address'
const BY_POINT = 'the geocoded point lies in this parcel, which publishes no address'

export async function findAroundAddress(
  address: string,
  city: string | undefined,
  context: MethodContext,
): Promise<{ candidates: AddressCandidates; usedCity: boolean }> {
  const line = placeInFlorida(address, city)
  if (line.length > LONGEST_ADDRESS) throw tooLong()
  const { matches } = await context.call(findAddress, { address: line })
  const places = matches.filter(({ state }) => state === 'FL').slice(0, MOST_PLACES)
  const notes = notesOn(matches, places.length)
  const around = await Promise.all(places.map((place) => findAround(address, place, context)))
  const [first] = around
  if (around.some(({ layer }) => layer !== first?.layer)) throw layerChanged()
  const reasons = new Map(around.flatMap((each) => [...each.matches]))
  const missing = places.length > 0 && reasons.size === 0 ? [NO_PARCEL] : []
  const layer = first?.layer ?? 'polygons'
  const candidates: AddressCandidates = { matches: reasons, layer, notes: [...notes, ...missing] }
  return { candidates, usedCity: !hasPlace(address) }
}

export async function findInBox(
  address: string,
  box: Bounds,
  context: MethodContext,
): Promise<AddressCandidates> {
  const streetAddress = readStreetAddress(streetPartOf(address))
  if (!streetAddress) throw tooBroad('house')
  const [number = ''] = streetAddress.number.split(' ')
  const where = number === '' ? {} : { where: alike(sourceColumn('address'), [`${number} `, ANY]) }
  const page = await orTooBroad(box, {}, () =>
    fetchRows(context, candidateShape, { ...where, within: box, limit: MOST_CANDIDATES }),
  )
  if (page.truncated) throw tooBroad('candidates')
  const hits = page.features.filter(
    ({ attributes }) => isUsable(attributes) && agrees([streetAddress], attributes.address),
  )
  return {
    matches: new Map(hits.map(({ attributes }) => [attributes.objectId, BY_ADDRESS])),
    layer: page.layer,
    notes: [],
  }
}

interface Place {
  address: string
  longitude: number
  latitude: number
}

/** Compares addresses instead of taking the nearest parcel, because the geocoded point lies on the street. */
async function findAround(typed: string, place: Place, context: MethodContext): Promise<AddressCandidates> {
  const { longitude, latitude } = place
  const [east, north] = degreesPerMetre(latitude)
  const [dx, dy] = [east * REACH_METRES, north * REACH_METRES]
  const within = [longitude - dx, latitude - dy, longitude + dx, latitude + dy] as const
  const query = { within, geometry: true, limit: MOST_CANDIDATES }
  const page = await fetchRows(context, candidateShape, query)
  if (page.truncated) throw tooBroad('candidates')
  const targets = wantedOf(typed, place.address)
  const parcels = page.features.filter(({ attributes }) => isUsable(attributes))
  const near = parcels.map(({ attributes, geometry }) => {
    const shape = fromEsri(geometry)
    const away = shape ? distanceTo(shape, [longitude, latitude]) : Number.POSITIVE_INFINITY
    return { ...attributes, away, contains: shape?.type !== 'Point' && away === 0 }
  })
  const agreeing = near.filter(({ address, away }) => away <= REACH_METRES && agrees(targets, address))
  const silent = near.filter(({ address, contains }) => contains && address === null)
  const [hits, reason] = agreeing.length > 0 ? [agreeing, BY_ADDRESS] : [silent, BY_POINT]
  return { matches: new Map(hits.map(({ objectId }) => [objectId, reason])), layer: page.layer, notes: [] }
}

/** Uses the geocoder's match only if it does not contradict the typed address. */
function wantedOf(typed: string, matched: string): StreetAddress[] {
  const streetAddress = readStreetAddress(streetPartOf(typed))
  const made = readStreetAddress(streetPartOf(matched))
  if (!streetAddress || !made || streetAddress.number !== made.number)
    return streetAddress ? [streetAddress] : []
  const isChanged = (['before', 'type', 'after'] as const).some(
    (part) => streetAddress[part] !== '' && made[part] !== '' && streetAddress[part] !== made[part],
  )
  const filled = { ...made, ...definedParts(streetAddress) }
  return isChanged ? [streetAddress] : [filled, { ...made, unit: streetAddress.unit }]
}

const definedParts = (address: StreetAddress): Partial<StreetAddress> =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ''))

function agrees(targets: readonly StreetAddress[], published: string | null): boolean {
  const address = published && readStreetAddress(published)
  return Boolean(address) && targets.some((each) => address && isSameStreetAddress(each, address))
}

function notesOn(matches: readonly { state: string }[], inFlorida: number): string[] {
  if (matches.length === 0) {
    return [texts.censusBureauDoesNotKnow]
  }
  if (inFlorida === 0) return [texts.addressLiesOutsideFlorida]
  return inFlorida === 1 ? [] : [texts.placesInFloridaFit({ inFlorida })]
}

const tooLong = () =>
  new ConnectorError('invalid_params', texts.tooLong({ longestAddress: LONGEST_ADDRESS }), {
    field: 'address',
  })
