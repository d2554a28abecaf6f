/**
 * Lines no wider than the width, broken behind a space, which stays, or inside a word that is wider by itself: put
 * together they are the paragraph again, so that a reader's voice does not join two words.
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

/** Addresses of pages and parcel numbers have no blanks. */
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
