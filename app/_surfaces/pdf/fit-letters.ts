export const MARK = '[?]'

export interface GlyphFilter {
  fit: (text: string) => string
  missing: ReadonlySet<string>
}

/**
 * Replaces characters without a glyph, because a viewer draws a crossed box for them and a screen reader
 * skips them. Also replaces combining marks that cannot be composed, because they would be drawn beside their
 * letter.
 */
export function createLetters(codes: Iterable<number>): GlyphFilter {
  const drawable = new Set([...codes].map((code) => String.fromCodePoint(code)))
  const missing = new Set<string>()

  function fitOne(character: string): string {
    if (character === '\n') return character
    if (/^(\p{Cf}|\p{Cc}|\p{Variation_Selector})$/u.test(character)) return character === '\t' ? '    ' : ''
    if (drawable.has(character) && !/^\p{M}$/u.test(character)) return character
    if (/^\p{Zs}$/u.test(character)) return ' '
    missing.add(character)
    return MARK
  }

  return {
    fit: (text) =>
      [...text.replace(/\r\n?/g, '\n').normalize('NFC')]
        .map(fitOne)
        .join('')
        .replace(/(\[\?\])+/g, MARK),
    missing,
  }
}
