import { offsetFromStreet } from '@/lib/sample-world/address-lots'
import { type Address, locateAddress, writeStreetLine } from '@/lib/sample-world/addresses'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { rowOfStreet } from '@/lib/sample-world/street-names'

/** What the Census Bureau's street ranges know of a typed line: the house itself they do not know. */
export function matchesOf(line: string) {
  return locateAddress(line)
    .filter((address) => !isNewStreet(address))
    .map(matchOf)
}

/** Streets younger than the last release are missing; those of the sample country's own rolls are all older. */
function isNewStreet({ name, type, city, state, lot }: Address): boolean {
  if (rowOfStreet(lot.place, { name, type }) !== null) return false
  return hashOf('new street', name.toUpperCase(), type, city, state) < 0.04
}

function matchOf(address: Address) {
  const { longitude, latitude } = roadsidePoint(address)
  const side = pickBy(hashOf('side', address.number % 2, address.name), ['L', 'R'])
  const tigerLineId = String(
    60_000_000 + Math.floor(hashOf('line', address.name, address.city) * 200_000_000),
  )
  return {
    tigerLine: { side, tigerLineId },
    coordinates: { x: longitude, y: latitude },
    addressComponents: componentsOf(address),
    matchedAddress:
      `${writeStreetLine(address)}, ${address.city}, ${address.state}, ${address.zip}`.toUpperCase(),
  }
}

/** Interpolated along a range: beside the road, and up to fifty metres up or down it from the house. */
function roadsidePoint(address: Address) {
  const along = hashOf('along', address.number, address.name, address.city) * 100 - 50
  return offsetFromStreet(address.lot, 6, along)
}

function componentsOf({ number, preDirection, name, type, suffixDirection, city, state, zip }: Address) {
  const first = Math.floor(number / 100) * 100 + (number % 2)
  const range = [String(first), String(first + 98)]
  // Ranges follow the way the line was drawn, so some run downward.
  if (hashOf('range', first, name, city) < 0.3) range.reverse()
  const [fromAddress = '', toAddress = ''] = range
  return {
    zip,
    streetName: name.toUpperCase(),
    preType: '',
    city: city.toUpperCase(),
    preDirection,
    suffixDirection,
    fromAddress,
    state,
    suffixType: type.toUpperCase(),
    toAddress,
    suffixQualifier: '',
    preQualifier: '',
  }
}
