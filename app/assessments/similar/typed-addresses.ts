import { SIMILAR_HOMES } from '../entries/entry-names'

/** The addresses of similar homes in a link, one per line. */
export const typedAddresses = (typed = ''): string[] =>
  typed
    .split(/[\r\n;]+/)
    .map((address) => address.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, SIMILAR_HOMES)

/** Adds an address, or takes it out. The oldest gives way to one too many. */
export function toggleTyped(typed: string | undefined, address: string): string | undefined {
  const addresses = typedAddresses(typed)
  const next = addresses.includes(address)
    ? addresses.filter((each) => each !== address)
    : [...addresses, address]
  return next.slice(-SIMILAR_HOMES).join(';') || undefined
}
