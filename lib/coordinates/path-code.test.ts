import fc from 'fast-check'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { readPath, roundCorner, writePath } from './path-code'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const corner = fc.tuple(degrees(180), degrees(90)).map(roundCorner)
const path = fc.array(corner, { maxLength: 100 })

describe('path codes', () => {
  it('decodes encoded corners to within a tenth of a meter', () => {
    fc.assert(
      fc.property(path, (corners) => {
        const copy = readPath(writePath(corners)) ?? []
        expect(copy.map(([x = 0, y = 0]) => [x + 0, y + 0])).toEqual(
          corners.map(([x = 0, y = 0]) => [x + 0, y + 0]),
        )
        expect(writePath(copy)).toBe(writePath(corners))
      }),
    )
    const [x = 0, y = 0] = roundCorner([-87.21695512, 30.42134549])
    expect([x, y]).toEqual([-87.216955, 30.421345])
  })

  it('encodes corners in URL-safe characters that fit in a link', () => {
    const block: Position[] = [
      [-87.2169, 30.4213],
      [-87.2157, 30.4213],
      [-87.2157, 30.4222],
    ]
    expect(writePath(block).length).toBeLessThanOrEqual(22)
    fc.assert(
      fc.property(path, (corners) => {
        const text = writePath(corners)
        expect(encodeURIComponent(text)).toBe(text)
        expect(text.length).toBeLessThanOrEqual(12 * corners.length)
      }),
    )
  })

  it('returns undefined for a truncated path, a path outside the globe, and other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{0,60}$/)), (text) => {
        for (const [x = 0, y = 0] of readPath(text) ?? []) {
          expect(Math.abs(x)).toBeLessThanOrEqual(180)
          expect(Math.abs(y)).toBeLessThanOrEqual(90)
        }
      }),
    )
    for (const text of ['A', 'g', 'AAA', 'A A', 'ÄA', '-'.repeat(9)])
      expect(readPath(text), text).toBeUndefined()
    expect(readPath(writePath([[180, 90]]))).toEqual([[180, 90]])
    expect(readPath(writePath([[180.000001, 0]]))).toBeUndefined()
    expect(readPath('')).toEqual([])
  })
})
