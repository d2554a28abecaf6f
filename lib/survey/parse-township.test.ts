import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRange, parseSection, parseTownship } from './parse-township'

describe('parseTownship', () => {
  it.each([
    ['2N', { number: 2, fraction: 0, direction: 'N' }],
    ['T2N', { number: 2, fraction: 0, direction: 'N' }],
    ['T. 2 N.', { number: 2, fraction: 0, direction: 'N' }],
    ['Township 2 North', { number: 2, fraction: 0, direction: 'N' }],
    [' t002s ', { number: 2, fraction: 0, direction: 'S' }],
    [2, { number: 2, fraction: 0 }],
    ['2', { number: 2, fraction: 0 }],
    ['1 1/2', { number: 1, fraction: 2 }],
    ['1½N', { number: 1, fraction: 2, direction: 'N' }],
    [1.5, { number: 1, fraction: 2 }],
    ['1.25 S', { number: 1, fraction: 1, direction: 'S' }],
    [164, { number: 164, fraction: 0 }],
    ['0020N', { number: 2, fraction: 0, direction: 'N' }],
  ])('parses the township "%s"', (value, expected) => {
    expect(parseTownship(value)).toEqual({ ok: true, value: expected })
  })

  it('uses the direction of the argument if the text has none', () => {
    expect(parseTownship(2, 'S')).toEqual({ ok: true, value: { number: 2, fraction: 0, direction: 'S' } })
    expect(parseTownship('2S', 'S').ok).toBe(true)
  })

  it('refuses a direction that contradicts the argument', () => {
    expect(parseTownship('2N', 'S')).toEqual({
      ok: false,
      message: 'The township "2N" says N, but its direction is given as S.',
    })
  })

  it.each([
    '',
    'N',
    '2E',
    'R2',
    '2N 3E',
    '2 or 3',
    '1.3',
    '-2',
    0,
    -1,
    200,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '2N; DROP',
    '11/2',
  ])('refuses the township "%s" with a message', (value) => {
    const parsed = parseTownship(value)
    expect(parsed.ok ? parsed.value : parsed.message.length > 10).toBe(true)
  })

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (value) => {
        for (const parsed of [parseTownship(value), parseRange(value)]) {
          if (parsed.ok) expect(parsed.value.number).toBeLessThan(200)
        }
      }),
    )
  })
})

describe('parseRange', () => {
  it('accepts east and west, and refuses north and south', () => {
    expect(parseRange('R. 108 W.')).toEqual({ ok: true, value: { number: 108, fraction: 0, direction: 'W' } })
    expect(parseRange('3', 'E')).toEqual({ ok: true, value: { number: 3, fraction: 0, direction: 'E' } })
    expect(parseRange('3N').ok).toBe(false)
    expect(parseRange('T3').ok).toBe(false)
    expect(parseRange('3E', 'W').ok).toBe(false)
  })
})

describe('parseSection', () => {
  it.each([
    [14, 14],
    ['14', 14],
    ['05', 5],
    ['014', 14],
    ['Sec. 14', 14],
    ['S14', 14],
    ['section 41', 41],
    ['Fourteen (14)', 14],
  ])('parses the section "%s"', (value, expected) => {
    expect(parseSection(value)).toEqual({ ok: true, value: expected })
  })

  it.each(['', 0, '00', 1000, 14.5, '14.5', '14 15', '14N', 'Sec', -1, 'Fourteen (15)', Number.NaN])(
    'refuses the section "%s"',
    (value) => {
      expect(parseSection(value).ok).toBe(false)
    },
  )
})
