import fc from 'fast-check'
import type { Geometry, Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { boxRing } from '../geography/box-ring'
import { fromMercator, toMercator } from './geometry'
import { distanceBetween, distanceTo, intersects } from './intersection'

type Sides = Parameters<typeof boxRing>[0]
const box = (sides: Sides): Polygon => ({ type: 'Polygon', coordinates: [boxRing(sides)] })
const point = (...coordinates: Position): Geometry => ({ type: 'Point', coordinates })
const sides = fc
  .tuple(
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([x, y, width, height]): Sides => [x, y, x + width, y + height])

describe('intersects', () => {
  it('returns true for two boxes exactly if they overlap or touch', () => {
    fc.assert(
      fc.property(sides, sides, (a, b) => {
        const meet = a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
        expect(intersects(box(a), box(b))).toBe(meet)
        expect(intersects(box(b), box(a))).toBe(meet)
      }),
    )
  })

  it('matches a point on a shared boundary with both neighbors', () => {
    expect(intersects(point(1, 0.3), box([0, 0, 1, 1]))).toBe(true)
    expect(intersects(box([1, 0, 2, 1]), point(1, 0.3))).toBe(true)
    expect(intersects(point(1.000001, 0.3), box([0, 0, 1, 1]))).toBe(false)
  })

  it('excludes shapes that lie in a hole, and shapes that share only the bounding box', () => {
    const ring: Polygon = {
      type: 'Polygon',
      coordinates: [...box([0, 0, 9, 9]).coordinates, ...box([2, 2, 7, 7]).coordinates],
    }
    expect(intersects(ring, point(4, 4))).toBe(false)
    expect(intersects(ring, box([3, 3, 5, 5]))).toBe(false)
    expect(intersects(ring, box([3, 3, 8, 5]))).toBe(true)
    const triangle: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [9, 0],
          [0, 9],
          [0, 0],
        ],
      ],
    }
    expect(intersects(triangle, box([6, 6, 8, 8]))).toBe(false)
    const parts: Geometry = {
      type: 'MultiPolygon',
      coordinates: [triangle.coordinates, box([20, 20, 21, 21]).coordinates],
    }
    expect(intersects(parts, box([20.5, 20.5, 30, 30]))).toBe(true)
    expect(intersects(parts, box([12, 12, 13, 13]))).toBe(false)
  })

  it('detects a corner that touches the middle of a side', () => {
    const diamond: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [3, 0.5],
          [2, 1.5],
          [1, 0.5],
          [2, -0.5],
          [3, 0.5],
        ],
      ],
    }
    expect(intersects(diamond, box([0, 0, 1, 1]))).toBe(true)
    expect(intersects(box([0, 0, 1, 1]), diamond)).toBe(true)
  })

  it('detects that two bars cross although neither has a corner inside the other', () => {
    expect(intersects(box([0, 4, 9, 5]), box([4, 0, 5, 9]))).toBe(true)
  })
})

describe('distance functions', () => {
  it('returns the meters from a point to the nearest side of a lot, and 0 for a point inside the lot', () => {
    const lot = box([-81.001, 28, -81, 28.001])
    expect(distanceTo(lot, [-81.0005, 28.0005])).toBe(0)
    expect(distanceTo(lot, [-81.0005, 28.002])).toBeCloseTo(111.2, 0)
    expect(distanceTo(lot, [-80.999, 28.0005])).toBeCloseTo(98.2, 0)
    expect(distanceTo(point(-81, 28), [-81, 28.001])).toBeCloseTo(111.2, 0)
  })

  it('returns the meters from a point or a box to the nearest part of a line', () => {
    const line: Geometry = {
      type: 'LineString',
      coordinates: [
        [-81.01, 28],
        [-81, 28],
      ],
    }
    const lines: Geometry = {
      type: 'MultiLineString',
      coordinates: [
        line.coordinates,
        [
          [-80, 29],
          [-80, 30],
        ],
      ],
    }
    for (const shape of [line, lines]) {
      expect(distanceTo(shape, [-81.005, 28.001])).toBeCloseTo(111.2, 0)
      expect(distanceBetween(point(-81.005, 28.001), shape)).toBeCloseTo(111.2, 0)
      expect(distanceBetween(box([-81.006, 28.001, -81.004, 28.002]), shape)).toBeCloseTo(111.2, 0)
    }
  })

  it('returns the meters between the nearest parts of two shapes, and 0 if the shapes meet', () => {
    const lot = box([-81.001, 28, -81, 28.001])
    expect(distanceBetween(lot, box([-81.0005, 28.0005, -80.9, 28.0006]))).toBe(0)
    for (const other of [box([-81.0008, 28.002, -81.0002, 28.003]), box([-81.01, 28.002, -80.9, 28.003])]) {
      expect(distanceBetween(lot, other)).toBeCloseTo(111.2, 0)
      expect(distanceBetween(other, lot)).toBeCloseTo(111.2, 0)
    }
    expect(distanceBetween(lot, point(-80.999, 28.0005))).toBeCloseTo(98.2, 0)
  })
})

describe('web Mercator', () => {
  it('converts web Mercator coordinates to degrees and back', () => {
    const place = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -85, max: 85, noNaN: true }),
    )
    fc.assert(
      fc.property(place, ([longitude, latitude]) => {
        const [x, y] = fromMercator(toMercator([longitude, latitude]))
        expect(x).toBeCloseTo(longitude, 8)
        expect(y).toBeCloseTo(latitude, 8)
      }),
    )
    expect(toMercator([180, 0])[0]).toBeCloseTo(20_037_508.34, 2)
  })
})
