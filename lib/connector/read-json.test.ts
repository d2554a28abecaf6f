import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readJson } from './upstream/read-bounded'

describe('readJson', () => {
  it.each(['1e15', '-1e15', '1e308', '-1.7976931348623157e308', '9999999999999999999', '-1000000000000000'])(
    'replaces a number beyond ±1e15 by null: %s',
    (number) => {
      expect(readJson(`{"a":[${number}],"b":${number}}`)).toEqual({ a: [null], b: null })
    },
  )

  it.each([
    ['1e999', Number.POSITIVE_INFINITY],
    ['-1E+400', Number.NEGATIVE_INFINITY],
  ])('leaves the infinite number %s for the schema to refuse', (literal, expected) => {
    expect(readJson(`{"a":[${literal}]}`)).toEqual({ a: [expected] })
    expect(z.looseObject({ a: z.array(z.number().nullable()) }).safeParse({ a: [expected] }).success).toBe(
      false,
    )
  })

  it.each([
    '999999999999999',
    '-81.37923450000000312',
    '0.1234567890123456789',
    '1.5e3',
    '"1234567890123456789"',
  ])('parses a number or text like JSON.parse: %s', (literal) => {
    expect(readJson(`{"a":${literal}}`)).toEqual(JSON.parse(`{"a":${literal}}`))
  })

  it('replaces lone surrogates by the replacement character', () => {
    expect(readJson(String.raw`{"a":["x\ud800","\udc00y","\ud83c\udfe0"]}`)).toEqual({
      a: ['x\ufffd', '\ufffdy', '\ud83c\udfe0'],
    })
  })

  it('returns the same as JSON.parse, except for numbers beyond ±1e15', () => {
    const isPossible = (value: unknown) => typeof value !== 'number' || Math.abs(value) < 1e15
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        const expected = JSON.parse(text, (_, part) => (isPossible(part) ? part : null))
        expect(readJson(text)).toEqual(expected)
      }),
    )
  })
})
