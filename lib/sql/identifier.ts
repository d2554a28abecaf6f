/** PostgreSQL knows no longer ones. */
const LONGEST = 63

/** Open portals name columns `PERMIT #` and `DATE ISSUED`: what could end the quotes is refused, and nothing else. */
export const isIdentifier = (name: string): boolean =>
  name !== '' && name.length <= LONGEST && !/["\\\p{Cc}\p{Cs}]/u.test(name)

export function quotedIdentifier(name: string): string {
  if (!isIdentifier(name)) throw new TypeError(`Not a name of a column or table: ${name}`)
  return `"${name}"`
}
