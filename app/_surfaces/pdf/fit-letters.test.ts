import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLetters } from './fit-letters'
import { embedFonts } from './fonts'
import { readFonts } from './fonts-on-disk'
import { testFonts } from './testing/fonts'
import { wrapParagraph } from './wrap-lines'

const { plain, bold } = await embedFonts(await PDFDocument.create(), testFonts)
const characters = plain.characters
const measure = (text: string) => plain.width(text, 10)
/** The sum of letter widths may differ from the width of the line by rounding. */
const ROUNDING = 1e-9

describe('createLetters', () => {
  it('returns only characters that the typeface can draw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const fitted = createLetters(characters).fit(text).replaceAll('\n', '')
        for (const letter of fitted) expect(characters.has(letter.codePointAt(0) ?? 0)).toBe(true)
      }),
    )
  })

  it.each([
    'Señora’s “café”, €5, ½ acre – 35 %',
    'Łódź Őrség Žižkov Işık',
    'Ελληνικά: Άγιος Ηλίας',
    'Привет, мир: Київ, Ґудзик',
    'Nguyễn Thị Ánh Tuyết, Đường Trần Hưng Đạo',
    '5 − 3 ≥ 2 → √4 ☐ ☑ ✓',
  ])('returns drawable text unchanged: %s', (text) => {
    for (const font of [plain, bold]) {
      const letters = createLetters(font.characters)
      expect(letters.fit(`${text}\nnext`)).toBe(`${text}\nnext`)
      // `fit` composes decomposed text, because a combining mark would be drawn beside its letter.
      expect(letters.fit(text.normalize('NFD'))).toBe(text)
      expect([...letters.missing]).toEqual([])
    }
  })

  it.each([
    ['漢字简体龍灣，陈先生的房子。', 1],
    ['屋根が雨漏りします、カタカナ', 1],
    ['지붕이 샙니다', 1],
    ['屋顶 지붕', 2],
    ['The roof leaks', 0],
  ])('uses typefaces of other scripts only for text that needs them: %s', async (text, count) => {
    const files = readFonts(text)
    expect(files.scripts).toHaveLength(count)
    const faces = await embedFonts(await PDFDocument.create(), files)
    for (const face of Object.values(faces)) {
      const letters = createLetters(face.characters)
      expect(letters.fit(text)).toBe(text)
      expect(letters.fit(text.normalize('NFD'))).toBe(text)
      expect(face.width(`Roof ${text}`, 10)).toBeCloseTo(face.width('Roof ', 10) + face.width(text, 10), 6)
    }
  })

  it('replaces a run of missing characters by one mark, and lists each missing character', () => {
    const letters = createLetters(characters)
    expect(letters.fit('漢字 ok 🏚️ عربي ร x\u0323\u0302\u035c')).toBe('[?] ok [?] [?] [?] x[?]')
    expect([...letters.missing].slice(0, 3)).toEqual(['漢', '字', '🏚'])
    expect(letters.fit('a\u200bb\u00a0c\td')).toBe('ab\u00a0c    d')
  })

  it('wrapParagraph returns lines that fit, and the joined lines are the paragraph', () => {
    const word = fc.oneof(fc.stringMatching(/^[a-zA-Z]{1,40}$/), fc.constant(''))
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 40, max: 300 }), (words, width) => {
        const text = words.join(' ')
        const lines = wrapParagraph(text, width, measure)
        for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width + ROUNDING)
        expect(lines.join('')).toBe(text)
      }),
    )
  })
})
