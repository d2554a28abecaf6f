import fc from 'fast-check'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { formatArea, formatLength, lengthOf } from './measure'
import { MOST_CORNERS, NO_SKETCH, reduceSketch, type SketchEvent } from './reduce-sketch'
import { boundsOfCorners, crossesItself, parcelsInside } from './use-sketch'

const square: Position[] = [
  [-81.4, 28.5],
  [-81.39, 28.5],
  [-81.39, 28.51],
  [-81.4, 28.51],
]
const [a = [], b = [], c = [], d = []] = square

describe('an area that crosses itself', () => {
  it('is told from one that does not', () => {
    expect(crossesItself(square)).toBe(false)
    expect(crossesItself([a, c, b, d])).toBe(true)
    expect(crossesItself([a, b, [-81.395, 28.5], d])).toBe(true)
    expect(crossesItself([a, b, c, a, d])).toBe(true)
    expect(crossesItself([a, b])).toBe(true)
    expect(crossesItself([a])).toBe(false)
  })

  it('is no star around a point, and is any with two far corners exchanged', () => {
    const lengths = fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 6, maxLength: 20 })
    fc.assert(
      fc.property(lengths, (spokes) => {
        const star = spokes.map((length, index): Position => {
          const angle = (2 * Math.PI * index) / spokes.length
          return [length * Math.cos(angle), length * Math.sin(angle)]
        })
        expect(crossesItself(star)).toBe(false)
        const [first = [], second = [], third = [], ...rest] = star
        const middle = Math.floor(rest.length / 2)
        const far = rest[middle] ?? []
        const exchanged = [first, far, third, ...rest.slice(0, middle), second, ...rest.slice(middle + 1)]
        expect(crossesItself(exchanged)).toBe(true)
      }),
    )
  })
})

describe('measuring', () => {
  it('goes along the ellipsoid', () => {
    expect(lengthOf([a, d])).toBeCloseTo(1_108.1, 0)
    expect(lengthOf([a, d, a])).toBeCloseTo(2 * lengthOf([a, d]), 6)
    expect(formatLength(100)).toBe('328 ft')
    expect(formatLength(1_609.344)).toBe('1 mi (5,280 ft)')
    expect(formatArea(square)).toMatch(/^268.1 acres \(11,6\d\d,\d{3} square feet\)$/)
  })
})

describe('selecting in an area', () => {
  const parcel = (key: string, longitude: number, latitude: number) => ({
    ...blank,
    key,
    longitude,
    latitude,
  })

  it('takes those whose label point is inside, in their order', () => {
    const rows = [
      parcel('27:3', -81.395, 28.505),
      parcel('27:1', -81.38, 28.505),
      parcel('27:2', -81.391, 28.501),
    ]
    expect(parcelsInside(square, rows).map(({ key }) => key)).toEqual(['27:3', '27:2'])
    expect(boundsOfCorners(square)).toEqual([-81.4, 28.5, -81.39, 28.51])
  })
})

describe('the corners of a figure', () => {
  const play = (...events: SketchEvent[]) => events.reduce(reduceSketch, NO_SKETCH)
  const started: SketchEvent = { type: 'started', tool: 'area' }

  it('come one by one, a double click once, and go again', () => {
    const corner = (at: Position): SketchEvent => ({ type: 'corner', corner: at })
    expect(play(corner(a)).corners).toEqual([])
    expect(play(started, corner(a), corner([...a]), corner(b)).corners).toEqual([a, b])
    expect(play(started, corner(a), corner(b), { type: 'finished' }, { type: 'undone' })).toMatchObject({
      corners: [a],
      done: false,
    })
    expect(play(started, corner(a), { type: 'ended' })).toEqual(NO_SKETCH)
  })

  it('are bounded', () => {
    const many = Array.from({ length: MOST_CORNERS + 5 }, (_, index): SketchEvent => {
      return { type: 'corner', corner: [index / 1_000, 28] }
    })
    expect(play(started, ...many).corners).toHaveLength(MOST_CORNERS)
  })
})

const blank = {
  county: 27,
  parcelId: '1',
  address: null,
  city: null,
  postalCode: null,
  justValue: null,
  assessedValue: null,
  taxableValue: null,
  landValue: null,
  landSquareFeet: null,
  livingSquareFeet: null,
  yearBuilt: null,
  landUse: null,
  saleYear: null,
  salePrice: null,
  saleQualification: null,
  rollYear: 2024,
  polygons: 1,
}
