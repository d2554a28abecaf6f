/** Permit ids and registry ids contain none of these; a name used in their place may. */
const escapes: Readonly<Record<string, string>> = { ' ': '_', _: '~u', '~': '~~' }

/** Encodes a row's key as one word for links, element ids and the map. The encoding is injective. */
export function facilityId({ key }: { key: string }): string {
  return key.replace(/[ _~]/g, (character) => escapes[character] ?? character)
}
