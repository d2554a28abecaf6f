/**
 * A facility's name, which sometimes replaces a missing id, may contain these characters. Permit ids and
 * registry ids never contain them.
 */
const escapes: Readonly<Record<string, string>> = { ' ': '_', _: '~u', '~': '~~' }

/**
 * Encodes the key of a row as one word, for links, element ids and the map. Different keys give different
 * ids.
 */
export function facilityId({ key }: { key: string }): string {
  return key.replace(/[ _~]/g, (character) => escapes[character] ?? character)
}
