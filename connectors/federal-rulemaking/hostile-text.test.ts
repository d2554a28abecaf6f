import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { cleanText } from '@/lib/untrusted-text/clean-text'
import { officialLink, readExcerpt, readPlain } from './read-document'
import { answerOf, createRegisterEngine, NAME, sampleRegister } from './testing/sample-register'

const piece = fc.constantFrom(
  '<script>alert(1)</script>',
  '<scr<b>ipt>',
  '<img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;svg&amp;gt;',
  '&#60;iframe&#62;',
  '<span class="match">water</span>',
  '<span class="match"><b>lead</b></span>',
  '<span class="match">',
  '</span>',
  '<!-- -->',
  '\u202e',
  '\u200b',
  '\u0000',
  '\u2045\u2046',
  '&#8261;x&#8262;',
  ' \n \n ',
  'p < 0.05',
  'pay & go',
)
const { register } = sampleRegister()
const hostile = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 12 })
/**
 * The excluded Arabic, Syriac, Kaithi and hieroglyphic characters are visible, although Unicode classifies
 * them as format characters.
 */
const dangerous =
  /<[a-z/!?]|\p{Cc}|(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}])\p{Cf}/iu

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

describe('hostile text in a document', () => {
  it('returns plain text in lists and in single documents', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (pieces) => {
        register.switches.planted = pieces.join('')
        const engine = createRegisterEngine(register.simulate)
        const range = { publicationDateStart: '2024-12-31', publicationDateEnd: '2024-12-31' }
        const page = await answerOf(engine.call(NAME, 'searchDocuments', { ...range, perPage: 3 }))
        const whole = await answerOf(engine.call(NAME, 'getDocument', { documentNumber: '2024-31396' }))
        expect(page.documents.length).toBeGreaterThan(0)
        for (const text of stringsIn([page.documents, whole.document])) expect(text).not.toMatch(dangerous)
      }),
      { numRuns: tries(40) },
    )
  })

  it('returns marked ranges inside the excerpt, in order and without overlap', () => {
    fc.assert(
      fc.property(hostile, (pieces) => {
        const excerpt = readExcerpt(pieces.join(''))
        let last = 0
        for (const { start, end } of excerpt?.matches ?? []) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(excerpt?.text.length ?? 0)
        expect(excerpt?.text ?? '').not.toMatch(dangerous)
      }),
      { numRuns: tries(300) },
    )
  })
})

describe('clean text in a document', () => {
  it('returns text without markup unchanged', () => {
    const harmless = fc.string({ unit: fc.constantFrom(...' aB9.;=>@~%\'"§–—‘’“”•…'), maxLength: 30 })
    fc.assert(
      fc.property(harmless, (text) => {
        expect(readPlain(text)).toBe(cleanText(text, new Set()))
        expect(readPlain(`${text}<b></b>`)).toBe(readPlain(text))
      }),
    )
  })
})

describe('readExcerpt', () => {
  it.each([
    ['a <span class="match">lead</span>\n \n pipe', 'a lead pipe', ['lead']],
    ['<span class="match">Lead</span>-<span class="match">based</span>', 'Lead-based', ['Lead', 'based']],
    ['“R&amp;D” at p &lt; 0.05', '“R&D” at p < 0.05', []],
    ['<span class="match"></span>rest', 'rest', []],
    ['<span class="other">word</span>', 'word', []],
  ])('reads the excerpt %s', (published, text, hits) => {
    const excerpt = readExcerpt(published)
    expect(excerpt?.text).toBe(text)
    expect(excerpt?.matches.map(({ start, end }) => text.slice(start, end))).toEqual(hits)
  })

  it.each([null, undefined, '', ' \n ', '<b></b>'])('returns null for an empty excerpt: %j', (published) => {
    expect(readExcerpt(published)).toBeNull()
  })
})

describe('links of a document', () => {
  it.each([
    ['https://www.govinfo.gov/a.pdf', true],
    ['http://www.regulations.gov/#!submitComment;D=X', true],
    ['https://www.govinfo.gov.example/a.pdf', false],
    ['https://govinfo.gov@evil.example/', false],
    ['https://evil.example@www.govinfo.gov/', false],
    ['https://:evil.example@www.govinfo.gov/', false],
    ['javascript:alert(1)//.gov', false],
    ['data:text/html,x', false],
    ['/relative', false],
    ['https://gov/', false],
  ])('accepts the link %s as one to a federal site: %s', (link, isFederal) => {
    expect(officialLink(link) !== null).toBe(isFederal)
  })
})
