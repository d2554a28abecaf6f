/** Lines no wider than the width, broken between words, or inside one that is wider by itself. */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
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
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
