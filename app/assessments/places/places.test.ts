import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellName } from '../entries/entry-names'
import { describeDirection, drawPlaces } from './draw-places'
import { type HomePositions, placeHomes } from './place-homes'

const home = { latitude: 30.4, longitude: -87.2 }
const places: HomePositions = {
  home,
  known: { '082S30500': [30.41, -87.2], '082S30501': [30.4, -87.19] },
  source: 'Florida statewide parcels',
}
const recallOf = (rows: Readonly<Record<number, string>>) => (entry: string) =>
  Object.entries(rows).find(([row]) => entry === cellName('similar', Number(row), 'parcel'))?.[1] ?? ''

describe('map of the homes in the table', () => {
  it('draws a pin for each row whose parcel has a position, and lists the other rows', () => {
    const placed = placeHomes(places, recallOf({ 1: '08-2s-30-500', 2: 'A9', 4: '082S30501' }))
    expect(placed?.map?.alt).toBe(
      'Map, north up. From the home of this appeal, home 1: 0.7 miles north; home 4: 0.6 miles east.',
    )
    const numbers = placed?.map?.drawing.shapes.flatMap((shape) =>
      shape.kind === 'text' && shape.tone === 'paper' ? [shape.text] : [],
    )
    expect(numbers).toEqual(['1', '4'])
    expect(placed?.notes.at(-1)).toMatch(/^Home 2 has no position/)
  })

  it('no map is drawn if no home of the table has a position', () => {
    expect(placeHomes(places, () => '')).toBeUndefined()
    const placed = placeHomes(places, recallOf({ 2: 'A9', 3: 'A8' }))
    expect(placed).toEqual({ notes: [expect.stringMatching(/^Homes 2 and 3 have no position/)] })
  })

  it('every pin is inside of the map, and no pin overlaps another pin or the home', () => {
    const near = fc.double({ min: -0.03, max: 0.03, noNaN: true })
    const pins = fc.array(fc.oneof(fc.tuple(near, near), fc.constant([0, 0] as const)), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(pins, (away) => {
        const { width, height, shapes } = drawPlaces(
          home,
          away.map(([north, east], index) => ({
            row: index + 1,
            latitude: home.latitude + north,
            longitude: home.longitude + east,
          })),
        )
        const spots = shapes.flatMap((shape) => {
          if (shape.kind === 'diamond') return [shape.at]
          return shape.kind === 'dots' && shape.radius === 9 ? shape.at : []
        })
        expect(spots).toHaveLength(away.length + 1)
        for (const [index, [x, y]] of spots.entries()) {
          expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
          for (const [otherX, otherY] of spots.slice(index + 1))
            expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(18)
        }
      }),
    )
  })

  it.each([
    [0.01, 0, '0.7 miles north'],
    [-0.01, -0.01, '0.9 miles southwest'],
    [0, 0.0005, '160 feet east'],
    [0, 0, 'at the same point'],
  ])('describes a home %d north and %d east of the subject home as %s', (north, east, way) => {
    expect(
      describeDirection(home, { latitude: home.latitude + north, longitude: home.longitude + east }),
    ).toBe(way)
  })
})
