/**
 * A facility's name, which sometimes replaces a missing id, may contain these characters. Permit ids and
 * registry ids never contain them.
 */
const escapes: Readonly<Record<string, string>> = { ' ': '_', _: '~u', '~': '~~' }

export function facilityId({ key }: { key: string }): string {
  return key.replace(/[ _~]/g, (character) => escapes[character] ?? character)
}
