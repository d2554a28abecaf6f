/** Some proxies refuse longer URLs, so a longer query is sent as a request body. */
export const LONGEST_URL = 2000

/** Also encodes the apostrophe, because firewalls of some portals mistake it for an attack. */
export const encodeValue = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

export function wholeNumber(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new TypeError('A number of rows must be whole')
  return value
}
