import { gazetteer, type SamplePlace } from '../gazetteer'
import { hashOf } from '../hash'
import { isInCountyOfTown, isOnLand, lotAt, pointOfLot, type SampleLot } from './address-lots'
import { readAddress, type SampleAddressFields } from './read-address'
import { rowOfStreet, streetOfRow } from './street-names'

export interface SampleAddress extends SampleAddressFields {
  longitude: number
  latitude: number
  lot: SampleLot
}

const lowestNumber = 100

export function addressAt(longitude: number, latitude: number): SampleAddress | null {
  const lot = lotAt({ longitude, latitude })
  return lot && addressOf(lot)
}

export function addressesNear(longitude: number, latitude: number, limit: number): SampleAddress[] {
  const centre = lotAt({ longitude, latitude })
  if (!centre) return []
  const reach = Math.ceil(limit / 6) + 4
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach)
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const distanceTo = (address: SampleAddress) =>
    Math.hypot((address.longitude - longitude) * shrink, address.latitude - latitude)
  return [-1, 0, 1]
    .flatMap((rows) => steps.map((step) => moved(centre, step, centre.row + rows)))
    .flatMap((lot): SampleLot[] => [
      { ...lot, side: 'north' },
      { ...lot, side: 'south' },
    ])
    .filter(isOnLand)
    .map(addressOf)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .slice(0, limit)
}

export function locateAddress(text: string): SampleAddress[] {
  const words = readAddress(text)
  if (!words) return []
  return placesMeant(words).flatMap((place) => lotsMeant(place, words))
}

export function writeAddress(address: SampleAddress): string {
  return `${writeStreetLine(address)}, ${address.city}, ${address.state} ${address.zip}`
}

export function writeStreetLine(address: SampleAddress): string {
  const { number, preDirection, name, type, suffixDirection } = address
  return [number, preDirection, name, type, suffixDirection].filter(Boolean).join(' ')
}

export function addressOf(lot: SampleLot): SampleAddress {
  const { city, state, zip } = lot.place
  const number = lowestNumber + 2 * lot.index + (lot.side === 'north' ? 0 : 1)
  const street = streetOfRow(lot.place, lot.row)
  return {
    number,
    preDirection: lot.direction,
    ...street,
    suffixDirection: '',
    city,
    state,
    zip,
    ...pointOfLot(lot),
    lot,
  }
}

function placesMeant({ city, state, zip, name }: SampleAddressFields): SamplePlace[] {
  const inState = gazetteer.filter((place) => state === '' || place.state === state)
  if (city === '' && zip !== '') return inState.filter((place) => place.zip === zip)
  if (city !== '') {
    const named = inState.filter((place) => place.city.toUpperCase() === city)
    return named.length > 1 && zip !== '' ? named.filter((place) => place.zip === zip) : named
  }
  const rank = (place: SamplePlace) => hashOf('town', name.toUpperCase(), place.city, place.state)
  return inState.toSorted((a, b) => rank(a) - rank(b)).slice(0, 2)
}

function lotsMeant(place: SamplePlace, words: SampleAddressFields): SampleAddress[] {
  const row = rowOfStreet(place, words)
  if (row === null) return typedStreet(place, words)
  if (words.number < lowestNumber) return []
  const sought = (['E', 'W'] as const).filter(
    (direction) => words.preDirection === '' || words.preDirection === direction,
  )
  return sought.flatMap((direction) => {
    const lot = lotOfNumber(place, row, direction, words.number - lowestNumber)
    if (isOnLand(lot) && isInCountyOfTown(lot)) return [addressOf(lot)]
    // If the lot is in the sea or the next county, another lot in the town gets the address, because the town
    // has a street of that name.
    const near = nearLot(place, direction, words)
    return near
      ? [{ ...addressOf(near), number: words.number, ...streetOfRow(place, row), preDirection: direction }]
      : []
  })
}

function typedStreet(place: SamplePlace, words: SampleAddressFields): SampleAddress[] {
  const { number, preDirection, name, type, suffixDirection } = words
  const isWest = preDirection ? preDirection.includes('W') : hashOf('side', ...seedOf(place, words)) < 0.5
  const lot = nearLot(place, isWest ? 'W' : 'E', words)
  return lot ? [{ ...addressOf(lot), number, preDirection, name, type, suffixDirection }] : []
}

const seedOf = ({ city, state }: SamplePlace, { name, type, suffixDirection }: SampleAddressFields) => [
  name.toUpperCase(),
  type,
  suffixDirection,
  city,
  state,
]

function nearLot(place: SamplePlace, here: 'E' | 'W', words: SampleAddressFields): SampleLot | undefined {
  const { number } = words
  const row = Math.round((hashOf('row', ...seedOf(place, words)) - 0.5) * 24) + 0
  const across = here === 'W' ? 'E' : 'W'
  const lots = [
    lotOfNumber(place, row, here, number % 800),
    lotOfNumber(place, row, across, number % 800),
    lotOfNumber(place, 0, here, number % 80),
    lotOfNumber(place, 0, across, number % 80),
  ].filter(isOnLand)
  return lots.find(isInCountyOfTown) ?? lots[0]
}

function lotOfNumber(place: SamplePlace, row: number, direction: 'E' | 'W', steps: number): SampleLot {
  return { place, row, direction, index: Math.floor(steps / 2), side: steps % 2 === 0 ? 'north' : 'south' }
}

/**
 * The index counts outward from the center line in both directions, so a step across the line changes the
 * direction.
 */
function moved(lot: SampleLot, steps: number, row: number): SampleLot {
  const position = (lot.direction === 'E' ? lot.index : -lot.index - 1) + steps
  return position >= 0
    ? { ...lot, row, direction: 'E', index: position }
    : { ...lot, row, direction: 'W', index: -position - 1 }
}
