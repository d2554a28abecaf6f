import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipLine } from './clip-line'

const frame = { left: 0, top: 0, right: 100, bottom: 50 }

describe('clipLine', () => {
  it('returns two pieces, each from edge to edge, of a line that leaves the frame and comes back', () => {
    expect(
      clipLine(
        [
          [-10, 25],
          [110, 25],
          [110, 40],
          [-10, 40],
        ],
        frame,
      ),
    ).toEqual([
      [
        [0, 25],
        [100, 25],
      ],
      [
        [100, 40],
        [0, 40],
      ],
    ])
  })

  it('returns a line inside the frame whole', () => {
    const inside = [
      [10, 10],
      [20, 20],
      [30, 10],
    ] as const
    expect(clipLine(inside, frame)).toEqual([inside])
  })

  it('returns no pieces of a line that passes a corner outside of the frame', () => {
    expect(
      clipLine(
        [
          [90, -20],
          [120, 10],
        ],
        frame,
      ),
    ).toEqual([])
  })

  it('no piece leaves the frame', () => {
    const spot = fc.tuple(fc.integer({ min: -200, max: 300 }), fc.integer({ min: -200, max: 300 }))
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 12 }), (line) => {
        for (const [x, y] of clipLine(line, frame).flat()) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(100)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(50)
        }
      }),
      { seed: 36 },
    )
  })
})
