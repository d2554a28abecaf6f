/**
 * These characters occur only in a facility's name, which replaces a missing id. Permit ids and registry ids
 * never contain them.
 */
const escapes: Readonly<Record<string, string>> = { ' ': '_', _: '~u', '~': '~~' }

export function facilityId({ key }: { key: string }): string {
  return key.replace(/[ _~]/g, (character) => escapes[character] ?? character)
}
