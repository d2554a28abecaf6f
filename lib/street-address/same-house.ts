import { compareStreetAddresses, type StreetAddress, type StreetLikeness } from './street-address'

/** A text with a larger difference is no range: "91-1234" is one house number with a dash. */
const longestRange = 98

export interface HouseMatch {
  street: StreetLikeness
  isRange: boolean
}

/**
 * A range matches each of its house numbers, in the query as in the published address. Returns null if the
 * houses differ.
 */
export function compareHouses(query: StreetAddress, published: StreetAddress): HouseMatch | null {
  const street = compareStreetAddresses(query, published)
  if (street) return { street, isRange: false }
  const isRange = isWithin(query.number, published.number)
  if (!isRange && !isWithin(published.number, query.number)) return null
  const within = compareStreetAddresses({ ...query, number: '' }, published)
  return within && { street: within, isRange }
}

export const isSameHouse = (query: StreetAddress, published: StreetAddress): boolean =>
  compareHouses(query, published)?.street === 'same'

/** A range covers one side of a street, so 33-35 does not contain 34. */
function isWithin(number: string, range: string): boolean {
  const [first, last] = readRange(range)
  const house = Number(/^(\d+)[A-Z]?$/.exec(number)?.[1] ?? Number.NaN)
  return house >= first && house <= last && (house - first) % 2 === 0
}

function readRange(range: string): [first: number, last: number] {
  const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(range) ?? []
  // In "1234-36", the second number omits the digits that both numbers share.
  const end = Number(last.length < first.length ? first.slice(0, -last.length) + last : last)
  const start = Number(first)
  const isRange = first !== '' && end > start && end - start <= longestRange
  return isRange ? [start, end] : [Number.NaN, Number.NaN]
}
