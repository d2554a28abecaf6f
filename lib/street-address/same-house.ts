import { compareStreetAddresses, type Likeness, type StreetAddress } from './street-address'

/** A longer range is no range of house numbers: "91-1234" is one number with a dash. */
const longestRange = 98

export interface SameHouse {
  street: Likeness
  isRange: boolean
}

/** A published range matches each of its numbers. */
export function compareHouses(query: StreetAddress, published: StreetAddress): SameHouse | null {
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
  // The second number of "1234-36" omits the digits that both numbers share.
  const end = Number(last.length < first.length ? first.slice(0, -last.length) + last : last)
  const start = Number(first)
  const isRange = first !== '' && end > start && end - start <= longestRange
  return isRange ? [start, end] : [Number.NaN, Number.NaN]
}
