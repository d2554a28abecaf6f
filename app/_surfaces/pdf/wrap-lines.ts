/**
 * Breaks lines after a space, which stays, or inside a word wider than the line. The joined lines equal the
 * paragraph, so that a screen reader does not join two words.
 */
export function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.match(/ +|[^ ]+ */g) ?? []) {
    if (measure((line + word).trimEnd()) <= width) {
      line += word
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, measure)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return [...lines, line]
}

/** URLs and parcel numbers have no spaces. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure((piece + character).trimEnd()) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
