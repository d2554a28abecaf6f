/** Stands for a run of characters that the typeface does not have. */
export const MARK = '[?]'

export interface Letters {
  /** The text in characters that can be drawn. Line breaks stay. */
  fit: (text: string) => string
  /** Every character so far that the typeface lacks. */
  missing: ReadonlySet<string>
}

/**
 * A reader draws a crossed box for a letter that a typeface lacks, and reads nothing aloud, so it never gets there.
 * Marks that join no letter would be drawn beside it.
 */
export function createLetters(known: Iterable<number>): Letters {
  const drawable = new Set([...known].map((code) => String.fromCodePoint(code)))
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
