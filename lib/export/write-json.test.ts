import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinText } from './testing/join-text'
import { writeJson } from './write-json'

it('matches JSON.stringify for any value, depth and indentation', () => {
  const value = fc.object({
    maxDepth: 4,
    values: [fc.jsonValue(), fc.constant(undefined), fc.string({ unit: 'binary' })],
  })
  fc.assert(
    fc.property(value, fc.nat(6), fc.constantFrom(0, 2), (json, depth, space) => {
      expect(joinText(writeJson(json, { depth, space }))).toBe(JSON.stringify(json, null, space))
    }),
  )
})

it('consumes a generator only as far as its output is consumed', () => {
  let made = 0
  function* members() {
    for (; made < 1_000; made++) yield { made }
  }
  const pieces = writeJson({ members: members() }, { depth: 2 })
  for (let piece = 0; piece < 6; piece++) pieces.next()
  expect(made).toBeLessThan(6)
})
