/** Letters without their accents and case, so that "Canon" finds "Cañon". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those with every word of the text in them, as a beginning or anywhere; all of them for no words. */
export function matchPlaces<T extends { name: string; typed: string; note?: string }>(
  places: readonly T[],
  text: string,
): T[] {
  const words = plain(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  return places.filter(({ name, typed, note = '' }) => {
    const all = plain(`${name} ${typed} ${note}`)
    return words.every((word) => all.includes(word))
  })
}
