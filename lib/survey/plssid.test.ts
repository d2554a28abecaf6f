import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPlssId, type PlssId, parsePlssId } from './plssid'

const letters = (from: string, length: number) =>
  fc.array(fc.constantFrom(...from), { minLength: length, maxLength: length }).map((all) => all.join(''))
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'
const number = fc.integer({ min: 0, max: 999 })
const fraction = fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3)

const townshipId = fc.record({
  state: letters(alphabet, 2),
  meridian: letters(digits, 2),
  township: fc.record({ number, fraction, direction: fc.constantFrom<'N' | 'S'>('N', 'S') }),
  range: fc.record({ number, fraction, direction: fc.constantFrom<'E' | 'W'>('E', 'W') }),
  duplicate: letters(alphabet + digits, 1),
})
const section = fc.record({
  type: letters(alphabet, 2),
  number: letters(alphabet + digits, 2),
  duplicate: letters(alphabet + digits, 1),
})
const anyId = fc.oneof(
  townshipId,
  fc.tuple(townshipId, section).map(([id, division]): PlssId => ({ ...id, section: division })),
)

describe('parsePlssId', () => {
  it('parses a formatted identifier back to the same identifier, whatever its case', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const text = formatPlssId(id)
        expect([15, 20]).toContain(text.length)
        expect(parsePlssId(` ${text.toLowerCase()}\n`)).toEqual(id)
      }),
    )
  })

  it('reads the identifier of a section', () => {
    expect(parsePlssId('UT260030S0020W0SN320')).toEqual({
      state: 'UT',
      meridian: '26',
      township: { number: 3, fraction: 0, direction: 'S' },
      range: { number: 2, fraction: 0, direction: 'W' },
      duplicate: '0',
      section: { type: 'SN', number: '32', duplicate: '0' },
    })
  })

  it.each([
    ['LA180120S0120E0SN1060', '106'],
    ['LA180120S0120E0SN12A0', '12A'],
  ])('reads a section number of three characters from %s', (text, number) => {
    const id = parsePlssId(text)
    expect(id?.section).toEqual({ type: 'SN', number, duplicate: '0' })
    expect(id && formatPlssId(id)).toBe(text)
  })

  it.each(['14', '03', '36'])(
    'reads section %s of Wisconsin, whose identifier has no duplicate character',
    (number) => {
      const text = `WI460120N0080E0SN${number}`
      const id = parsePlssId(text)
      expect(id?.section).toEqual({ type: 'SN', number, duplicate: '' })
      expect(id && formatPlssId(id)).toBe(text)
    },
  )

  it('reads the identifier of a half township', () => {
    expect(parsePlssId('ID080012N0030E0')?.township).toEqual({ number: 1, fraction: 2, direction: 'N' })
  })

  it.each([
    '',
    'ID080020N0030E',
    'ID080020N0030E0S',
    'ID080020N0030E0SN140ASWNE',
    'ID080020N0030E0SN140L2',
    'WI460120N0080E0SN14ASWSE',
    'WI460120N0080E0SN14L2',
    'ID080020X0030E0',
    'ID080020E0030N0',
    'ID080024N0030E0',
    '0808 0020N0030E0',
    "ID080020N0030E0' OR '1'='1",
    `ID080020N0030E0${' '.repeat(100_000)}`,
  ])('refuses the identifier $0', (text) => {
    expect(parsePlssId(text)).toBeNull()
  })
})
