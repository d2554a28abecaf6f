/** Longer addresses are refused by some servers on the way; what does not fit is sent as a body. */
export const LONGEST_URL = 2000

/** `encodeURIComponent` leaves the apostrophe, which firewalls in front of these hosts take for an attack. */
export const encodeValue = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

/** A limit or an offset. */
export function wholeNumber(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new TypeError('A number of rows must be whole')
  return value
}
