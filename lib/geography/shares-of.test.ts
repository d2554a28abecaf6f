import fc from 'fast-check'
import type { MultiPolygon, Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { boxRing } from './box-ring'
import { sharesOf } from './shares-of'
import type { Bounds } from './types'

const box = (sides: Bounds): Polygon => ({ type: 'Polygon', coordinates: [boxRing(sides)] })
const lot = box([0, 0, 10, 10])

const side = fc.integer({ min: -5, max: 12 })
const size = fc.integer({ min: 1, max: 9 })
const boxes = fc
  .tuple(side, side, size, size)
  .map(([x, y, width, height]): Bounds => [x, y, x + width, y + height])
const overlap = (from: number, to: number) => Math.max(0, Math.min(to, 10) - Math.max(from, 0))

describe('sharesOf', () => {
  it('returns the share of a lot that a box covers', () => {
    fc.assert(
      fc.property(boxes, (sides) => {
        const [west, south, east, north] = sides
        const [share] = sharesOf(lot, [[box(sides)]])
        expect(share).toBeCloseTo((overlap(west, east) * overlap(south, north)) / 100, 9)
      }),
    )
  })

  it('returns shares that add up to 1 for the two sides of any line through a lot', () => {
    const cut = fc.integer({ min: 0, max: 1_000 }).map((at) => at / 100)
    fc.assert(
      fc.property(cut, cut, (bottom, top) => {
        const left: Polygon = {
          type: 'Polygon',
          coordinates: [
            [
              [-9, 0],
              [bottom, 0],
              [top, 10],
              [-9, 10],
              [-9, 0],
            ],
          ],
        }
        const right: Polygon = {
          type: 'Polygon',
          coordinates: [
            [
              [bottom, 0],
              [30, 0],
              [30, 10],
              [top, 10],
              [bottom, 0],
            ],
          ],
        }
        const [one = 0, other = 0] = sharesOf(lot, [[left], [right]])
        expect(one).toBeCloseTo((bottom + top) / 20, 9)
        expect(one + other).toBeCloseTo(1, 9)
      }),
    )
  })

  it('excludes holes, adds separate parts, and counts overlapping areas of a group once', () => {
    const holed: Polygon = { type: 'Polygon', coordinates: [boxRing([0, 0, 10, 10]), boxRing([2, 2, 7, 7])] }
    const parts: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [[boxRing([0, 0, 4, 10])], [boxRing([6, 0, 10, 10])]],
    }
    expect(sharesOf(lot, [[holed], [parts], [box([0, 0, 5, 10]), box([3, 0, 8, 10])]])).toEqual([
      expect.closeTo(0.75, 9),
      expect.closeTo(0.8, 9),
      expect.closeTo(0.8, 9),
    ])
    expect(sharesOf(holed, [[box([2, 2, 7, 7])], [lot]])).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(1, 9),
    ])
    expect(sharesOf(parts, [[box([0, 0, 4, 10])]])).toEqual([expect.closeTo(0.5, 9)])
  })
})
