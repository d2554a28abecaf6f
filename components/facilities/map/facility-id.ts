/** Neither a permit's id nor a registry id has any of them; a name in their place may. */
const escapes: Readonly<Record<string, string>> = { ' ': '_', _: '~u', '~': '~~' }

/** A row's key as one word, for links, element ids and the map. Different keys stay different. */
export function facilityId({ key }: { key: string }): string {
  return key.replace(/[ _~]/g, (character) => escapes[character] ?? character)
}
