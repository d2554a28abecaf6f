import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer, writeAnswer } from './answer-text'

const requests = [{ method: 'GET', url: 'https://degrees.example/v1?city=Boise' }]
const roundTrip = (data: unknown) => readAnswer(writeAnswer({ data, requests }, 5) ?? '')

const bytes = fc.uint8Array({ maxLength: 40 })
const part = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null), bytes)
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    part,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

describe('writeAnswer and readAnswer', () => {
  it('restores an equal result from text, including byte arrays at any depth', () => {
    fc.assert(
      fc.property(tree, (data) => {
        expect(roundTrip(data)).toEqual({ value: { data, requests }, storedAt: 5 })
      }),
      { numRuns: 300 },
    )
  })

  it('restores buffers and byte arrays as byte arrays', () => {
    const copy = roundTrip({ bytes: Buffer.from('tile'), nested: [{ bytes: new Uint8Array([1, 2]) }] })
    expect(copy?.value.data).toEqual({
      bytes: new Uint8Array(Buffer.from('tile')),
      nested: [{ bytes: new Uint8Array([1, 2]) }],
    })
  })

  it.each([
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a date', new Date(0)],
    ['a bigint', 5n],
    ['a set', new Set([1])],
    ['a list that contains undefined', [undefined]],
  ])('refuses to write a result that JSON does not round-trip: %s', (_, value) => {
    expect(writeAnswer({ data: { value }, requests }, 5)).toBeUndefined()
  })

  it('refuses to write a result that is composed of parts', () => {
    expect(writeAnswer({ data: 1, requests, oldest: { state: 'fresh', storedAt: 1 } }, 5)).toBeUndefined()
  })

  it('returns undefined for truncated or damaged text', () => {
    const text = writeAnswer({ data: { degrees: 20 }, requests }, 5) ?? ''
    for (let end = 0; end < text.length; end += 1) expect(readAnswer(text.slice(0, end))).toBeUndefined()
  })
})
