import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import type { Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { areaOf, boundsOf, centerOf, smallAreaOf } from './geo'

const polygon = (...coordinates: Position[][]): Polygon => ({ type: 'Polygon', coordinates })

function square(west: number, south: number, size: number): Position[] {
  const [east, north] = [west + size, south + size]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

describe('areaOf', () => {
  it('measures one degree at the equator on the ellipsoid', () => {
    expect(areaOf(polygon(square(0, 0, 1))) / 12_308_778_361).toBeCloseTo(1, 6)
  })

  it('measures a square mile in Idaho as a square mile', () => {
    const [width, height] = [0.019983, 0.014482]
    const ring = square(0, 0, 1).map(([x = 0, y = 0]) => [-116.2 + x * width, 43.6 + y * height])
    expect(areaOf(polygon(ring)) / 1609.344 ** 2).toBeCloseTo(1, 2)
  })

  it('measures a small lot on a plane with the same result as on the ellipsoid', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -170, max: 170, noNaN: true }),
        fc.double({ min: -70, max: 70, noNaN: true }),
        fc.double({ min: 0.0001, max: 0.01, noNaN: true }),
        (west, south, size) => {
          const lot = polygon(square(west, south, size), square(west + size / 4, south + size / 4, size / 2))
          expect(smallAreaOf(lot) / areaOf(lot)).toBeCloseTo(1, 2)
        },
      ),
    )
  })

  it('ignores the direction of rings, subtracts holes and adds parts', () => {
    const [shell, hole] = [square(-100, 40, 1), square(-99.8, 40.2, 0.5)]
    const whole = areaOf(polygon(shell))
    expect(areaOf(polygon(shell.toReversed()))).toBeCloseTo(whole, 0)
    expect(areaOf(polygon(shell, hole))).toBeCloseTo(whole - areaOf(polygon(hole)), 0)
    const parts = { type: 'MultiPolygon' as const, coordinates: [[shell], [square(-90, 40, 1)]] }
    expect(areaOf(parts)).toBeCloseTo(2 * whole, 0)
  })
})

describe('centerOf', () => {
  it('returns the middle of a square', () => {
    const [x = 0, y = 0] = centerOf(polygon(square(-116.2, 43.6, 0.02)))
    expect(x).toBeCloseTo(-116.19, 9)
    expect(y).toBeCloseTo(43.61, 9)
  })

  it('places the center of a horseshoe on the land, not in the gap', () => {
    const horseshoe = [
      [0, 0],
      [10, 0],
      [10, 10],
      [8, 10],
      [8, 1],
      [2, 1],
      [2, 10],
      [0, 10],
      [0, 0],
    ]
    expect(booleanPointInPolygon(centerOf(polygon(horseshoe)), polygon(horseshoe))).toBe(true)
  })

  it('places the center of a polygon with a hole beside the hole', () => {
    const ring = polygon(square(0, 0, 10), square(2, 2, 6))
    expect(booleanPointInPolygon(centerOf(ring), ring)).toBe(true)
  })

  it('places the center of several parts in the largest part', () => {
    const parts = { type: 'MultiPolygon' as const, coordinates: [[square(0, 0, 1)], [square(5, 5, 3)]] }
    expect(centerOf(parts)).toEqual([6.5, 6.5])
  })

  it('places the center of any star inside the star', () => {
    const spokes = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 5, maxLength: 24 })
    fc.assert(
      fc.property(spokes, (lengths) => {
        const points = lengths.map((length, index) => {
          const angle = (2 * Math.PI * index) / lengths.length
          return [-100 + length * Math.cos(angle), 40 + length * Math.sin(angle)]
        })
        const star = polygon([...points, points[0] ?? []])
        expect(booleanPointInPolygon(centerOf(star), star)).toBe(true)
      }),
    )
  })

  it('returns the common corner as the center of a polygon without area', () => {
    const line = polygon([
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect(centerOf(line)).toEqual([1, 2])
  })
})

describe('boundsOf', () => {
  it('returns the box around several areas, and undefined without areas', () => {
    expect(boundsOf([polygon(square(-116, 43, 1)), polygon(square(-118, 44, 2))])).toEqual([
      -118, 43, -115, 46,
    ])
    expect(boundsOf([])).toBeUndefined()
  })
})
