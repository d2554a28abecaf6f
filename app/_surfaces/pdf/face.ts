import { type PDFFont, PDFHexString, type PDFPage, type PDFPageDrawTextOptions } from '@cantoo/pdf-lib'

export interface Typeface {
  characters: ReadonlySet<number>
  width: (text: string, size: number) => number
  draw: (page: PDFPage, text: string, place: Place) => void
}

interface Place extends Omit<PDFPageDrawTextOptions, 'font'> {
  x: number
  size: number
}

export function createFace(fonts: readonly [PDFFont, ...PDFFont[]]): Typeface {
  const first = readFace(fonts[0])
  const all = [first, ...fonts.slice(1).map(readFace)]

  function runsOf(text: string): { font: PDFFont; width: Measure; text: string }[] {
    if (all.length === 1) return [{ ...first, text }]
    const runs: { font: PDFFont; width: Measure; text: string }[] = []
    for (const character of text) {
      const face = all.find(({ known: characters }) => characters.has(character.codePointAt(0) ?? 0)) ?? first
      const last = runs.at(-1)
      if (last?.font === face.font) last.text += character
      else runs.push({ ...face, text: character })
    }
    return runs
  }

  return {
    characters: new Set(all.flatMap(({ known: characters }) => [...characters])),
    width: (text, size) => runsOf(text).reduce((sum, run) => sum + run.width(run.text) * size, 0),
    draw: (page, text, { x, ...look }) => {
      let left = x
      for (const { font, width, text: run } of runsOf(text)) {
        page.drawText(run, { ...look, x: left, font })
        left += width(run) * look.size
      }
    },
  }
}

const readFace = (font: PDFFont) => ({
  font,
  known: new Set(font.getCharacterSet()),
  width: byLetters(font),
})

type Measure = (text: string) => number

/**
 * Caches the width of each letter, because measuring takes most of the time of a layout. Without kerning and
 * ligatures, the width of a text is the sum of its letters. Widths are those at size 1.
 */
function byLetters(font: PDFFont): Measure {
  const encode = font.encodeText.bind(font)
  const letters = new Map<string, { codes: string; width: number }>()

  function letterOf(character: string) {
    const earlier = letters.get(character)
    if (earlier) return earlier
    const letter = { codes: encode(character).asString(), width: font.widthOfTextAtSize(character, 1) }
    letters.set(character, letter)
    return letter
  }

  font.encodeText = (text) =>
    PDFHexString.of(Array.from(text, (character) => letterOf(character).codes).join(''))
  return (text) => {
    let width = 0
    for (const character of text) width += letterOf(character).width
    return width
  }
}
