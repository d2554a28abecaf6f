/** Some servers on the way refuse longer URLs; longer queries go into a body. */
export const LONGEST_URL = 2000

/** `encodeURIComponent` leaves the apostrophe, which firewalls of these hosts take for an attack. */
export const encodeValue = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

export function wholeNumber(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new TypeError('A number of rows must be whole')
  return value
}
