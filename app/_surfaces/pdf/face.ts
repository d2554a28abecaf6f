import type { PDFFont, PDFPage, PDFPageDrawTextOptions } from '@cantoo/pdf-lib'

export interface Face {
  characters: ReadonlySet<number>
  width: (text: string, size: number) => number
  draw: (page: PDFPage, text: string, place: Place) => void
}

interface Place extends Omit<PDFPageDrawTextOptions, 'font'> {
  x: number
  size: number
}

/** Characters that the first font lacks are set in the next ones. */
export function createFace(fonts: readonly [PDFFont, ...PDFFont[]]): Face {
  const all = fonts.map((font) => ({ font, known: new Set(font.getCharacterSet()) }))

  function runsOf(text: string): { font: PDFFont; text: string }[] {
    const runs: { font: PDFFont; text: string }[] = []
    for (const character of text) {
      const font =
        all.find(({ known: characters }) => characters.has(character.codePointAt(0) ?? 0))?.font ?? fonts[0]
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  return {
    characters: new Set(all.flatMap(({ known: characters }) => [...characters])),
    width: (text, size) =>
      runsOf(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0),
    draw: (page, text, { x, ...look }) => {
      let left = x
      for (const { font, text: run } of runsOf(text)) {
        page.drawText(run, { ...look, x: left, font })
        left += font.widthOfTextAtSize(run, look.size)
      }
    },
  }
}
