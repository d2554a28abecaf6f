import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLetters } from './fit-letters'
import { wrapLines } from './wrap-lines'

const doc = await PDFDocument.create()
const font = await doc.embedFont(StandardFonts.Helvetica)
const measure = (text: string) => font.widthOfTextAtSize(text, 10)

describe('text for a PDF', () => {
  it('can always be drawn, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const fitted = createLetters(font.getCharacterSet()).fit(text)
        for (const line of fitted.split('\n')) expect(() => font.encodeText(line)).not.toThrow()
      }),
    )
  })

  it('stays as it is where it can, and changes only what it names', () => {
    const letters = createLetters(font.getCharacterSet())
    expect(letters.fit('35 % – “Señora’s” café, €5, ½ acre\nnext')).toBe(
      '35 % – “Señora’s” café, €5, ½ acre\nnext',
    )
    expect(letters.fit('5 − 3\u200b ≥ 2')).toBe('5 - 3 >= 2')
    expect([...letters.replaced]).toEqual([])
    expect(letters.fit('Łódź Привет, мир')).toBe('[?]ódz [?], [?]')
    expect([...letters.replaced].slice(0, 2)).toEqual(['Ł', 'ź'])
  })

  it('is broken into lines that fit, with every word in its order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zA-Z]{1,40}$/)),
        fc.integer({ min: 40, max: 300 }),
        (words, width) => {
          const lines = wrapLines(words.join(' '), width, measure)
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
        },
      ),
    )
  })
})
