/**
 * Breaks a line after a space, which remains in the line, or within a word that is wider than the line. The
 * joined lines equal the paragraph, so a screen reader does not read two words as one.
 */
export function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const word of paragraph.match(/ +|[^ ]+ */g) ?? []) {
    if (filled + measure(word.trimEnd()) <= width) {
      line += word
      filled += measure(word)
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, measure)
    line = pieces.pop() ?? ''
    filled = measure(line)
    lines.push(...pieces)
  }
  return [...lines, line]
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  let filled = 0
  for (const character of word) {
    if (piece !== '' && filled + measure(character.trimEnd()) > width) {
      pieces.push(piece)
      piece = ''
      filled = 0
    }
    piece += character
    filled += measure(character)
  }
  return [...pieces, piece]
}
