import { isSameStreetAddress, type StreetAddress } from './street-address'

/** A line of house numbers longer than this is not one house: "91-1234" is a number with a dash. */
const longestRange = 98

/** Whether a published address is the house asked for: a range holds its numbers, all else must agree. */
export function isSameHouse(asked: StreetAddress, published: StreetAddress): boolean {
  if (isSameStreetAddress(asked, published)) return true
  if (!isWithin(asked.number, published.number) && !isWithin(published.number, asked.number)) return false
  return isSameStreetAddress({ ...asked, number: '' }, published)
}

/** Both sides of a street never share a range, so 34 is not in 33-35. */
function isWithin(number: string, range: string): boolean {
  const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(range) ?? []
  if (first === '' || !/^\d+$/.test(number)) return false
  // "1234-36" leaves out what the two share.
  const end = Number(last.length < first.length ? first.slice(0, -last.length) + last : last)
  const [start, house] = [Number(first), Number(number)]
  const isRange = end > start && end - start <= longestRange
  return isRange && house >= start && house <= end && (house - start) % 2 === 0
}
