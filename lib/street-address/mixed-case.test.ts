import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMixedCase } from './mixed-case'
import { mixedCaseCorpus } from './testing/mixed-case-corpus'

const lines = Object.values(mixedCaseCorpus).flat()

describe('toMixedCase', () => {
  it('the corpus contains at least 300 different spellings', () => {
    expect(lines.length).toBeGreaterThanOrEqual(300)
    expect(new Set(lines).size).toBe(lines.length)
  })

  describe.each(Object.entries(mixedCaseCorpus))('%s', (_, group) => {
    it.each(group)('restores %s from capitals', (line) => {
      expect(toMixedCase(line.toUpperCase())).toBe(line)
      expect(toMixedCase(line)).toBe(line)
    })
  })

  it.each([
    ['742 W INKWELL ST, CHICAGO, IL, 60602', '742 W Inkwell St, Chicago, IL 60602'],
    ['742 W INKWELL ST,CHICAGO,IL', '742 W Inkwell St,Chicago,IL'],
    ['12 main st, Boise', '12 main st, Boise'],
    ['738 Inkwell Street NW', '738 Inkwell Street NW'],
    ['', ''],
    [' ', ' '],
  ])('converts %j to %j', (published, text) => expect(toMixedCase(published)).toBe(text))

  it('changes only case, spaces and commas, and leaves converted text unchanged', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom(...lines))
    fc.assert(
      fc.property(text, (line) => {
        const bare = (each: string) => each.replace(/[\s,]/g, '').toLowerCase()
        const mixed = toMixedCase(line.toUpperCase())
        expect(bare(mixed)).toBe(bare(line.toUpperCase()))
        expect(toMixedCase(mixed)).toBe(mixed)
      }),
    )
  })
})
