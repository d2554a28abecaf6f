/** Stands for a run of characters that the typeface does not have. */
export const MARK = '[?]'

const alike: Readonly<Record<string, string>> = {
  '−': '-',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  '\t': '    ',
}

export interface Letters {
  /** The text in characters that can be drawn. Line breaks stay. */
  fit: (text: string) => string
  /** Every character that was changed into something else so far. */
  replaced: ReadonlySet<string>
}

/**
 * The typefaces every PDF reader has know Western European letters only, and carrying another would make the page
 * heavy: a letter loses its accent before it is lost, and what is lost is marked.
 */
export function createLetters(known: Iterable<number>): Letters {
  const drawable = new Set([...known].map((code) => String.fromCodePoint(code)))
  const replaced = new Set<string>()

  function fitOne(character: string): string {
    if (character === '\n' || drawable.has(character)) return character
    if (/^\p{Zs}$/u.test(character)) return ' '
    if (/^[\p{Cf}\p{Cc}\p{M}]$/u.test(character)) return ''
    const like = alike[character]
    if (like !== undefined) return like
    replaced.add(character)
    const bare = [...character.normalize('NFKD').replace(/\p{M}/gu, '')]
    return bare.length > 0 && bare.every((each) => drawable.has(each)) ? bare.join('') : MARK
  }

  return {
    fit: (text) =>
      [...text.replace(/\r\n?/g, '\n').normalize('NFC')]
        .map(fitOne)
        .join('')
        .replace(/(\[\?\])+/g, MARK),
    replaced,
  }
}
