import fc from 'fast-check'
import type { Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { fromEsri, wind } from './geometry'
import { writeEsri } from './simulated-answer'

const square = (x: number, y: number, size: number): Position[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]
const clockwise = (ring: Position[]) => [...ring].reverse()

const fromCorner = (ring: Position[], corner: number) => {
  const open = ring.slice(0, -1)
  const turned = [...open.slice(corner), ...open.slice(0, corner)]
  return [...turned, ...turned.slice(0, 1)]
}
const cornersOf = (ring: Position[]) => ring.slice(0, -1).map(String).sort().join(' ')
const describePolygon = (rings: Position[][]) => {
  const [shell = [], ...holes] = rings
  return `${cornersOf(shell)} | ${holes.map(cornersOf).sort().join(' | ')}`
}
const doubledArea = (ring: Position[]) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = ring[index] ?? []
    return sum + beforeX * y - x * beforeY
  }, 0)

const lots = fc
  .uniqueArray(fc.record({ column: fc.nat(9), row: fc.nat(9), holes: fc.nat(3), island: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ column, row }) => `${column},${row}`,
  })
  .map((cells) =>
    cells.flatMap(({ column, row, holes, island }) => {
      const [x, y] = [column * 200 - 900, row * 200 - 900]
      const cut = Array.from({ length: holes }, (_, index) => square(x + 5 + index * 40, y + 5, 30))
      const outer = [square(x, y, 130), ...cut]
      return island && holes > 0 ? [outer, [square(x + 10, y + 10, 20), square(x + 15, y + 15, 5)]] : [outer]
    }),
  )

describe('ArcGIS geometry', () => {
  it('assigns each hole to its outer ring, whatever the order and first corners of the rings', () => {
    fc.assert(
      fc.property(lots, fc.infiniteStream(fc.nat(1_000_000)), (polygons, stream) => {
        const die = () => Number(stream.next().value)
        const rings = polygons
          .flatMap(([shell = [], ...holes]) => [clockwise(shell), ...holes])
          .map((ring) => ({ ring: fromCorner(ring, die() % 4), place: die() }))
          .sort((a, b) => a.place - b.place)
          .map(({ ring }) => ring)
        const shape = fromEsri({ rings })
        const parts =
          shape?.type === 'Polygon'
            ? [shape.coordinates]
            : shape?.type === 'MultiPolygon'
              ? shape.coordinates
              : []
        expect(parts.map(describePolygon).sort()).toEqual(polygons.map(describePolygon).sort())
        for (const [shell = [], ...holes] of parts) {
          expect(doubledArea(shell)).toBeGreaterThan(0)
          for (const hole of holes) expect(doubledArea(hole)).toBeLessThan(0)
        }
      }),
    )
  })

  it('round-trips a polygon through the Esri format', () => {
    const polygon: Polygon = { type: 'Polygon', coordinates: [square(0, 0, 9), clockwise(square(2, 2, 3))] }
    const esri = writeEsri(polygon, { reference: { wkid: 4326, latestWkid: 4326 }, precision: undefined })
    expect(esri).toEqual({ rings: [clockwise(square(0, 0, 9)), square(2, 2, 3)] })
    expect(fromEsri(esri)).toEqual(polygon)
  })

  it('closes open rings and drops heights', () => {
    expect(
      fromEsri({
        rings: [
          [
            [0, 0, 7],
            [0, 1, 7],
            [1, 1, 7],
          ],
        ],
      }),
    ).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    })
  })

  it('drops rings without area, and returns null for a shape that has no other rings', () => {
    const line = [
      [-81.1, 28.2],
      [-81.2, 28.3],
      [-81.1, 28.2],
    ]
    const spike = [
      [-81.1, 28.2],
      [-81.2, 28.3],
      [-81.3, 28.4],
      [-81.1, 28.2],
    ]
    expect(fromEsri({ rings: [line, spike, clockwise(square(0, 0, 1))] })).toEqual({
      type: 'Polygon',
      coordinates: [square(0, 0, 1)].map((ring) => fromCorner(ring, 0)),
    })
    expect(fromEsri({ rings: [line, spike, [], [[1, 1]]] })).toBeNull()
    expect(fromEsri({ rings: [] })).toBeNull()
  })

  it('keeps a lot of one square meter', () => {
    const lot = clockwise(square(-81.6672478, 28.0029578, 0.00001))
    expect(fromEsri({ rings: [lot] })?.type).toBe('Polygon')
  })

  it('returns an island that fills a hole as a second polygon', () => {
    const island = fromEsri({
      rings: [clockwise(square(0, 0, 9)), square(3, 3, 3), clockwise(fromCorner(square(3, 3, 3), 2))],
    })
    expect(island?.type === 'MultiPolygon' && island.coordinates.map((rings) => rings.length)).toEqual([2, 1])
    expect(fromEsri({ rings: [square(0, 0, 9)] })).toEqual({
      type: 'Polygon',
      coordinates: [square(0, 0, 9)],
    })
  })

  it('reads points, and reads an empty point as null', () => {
    expect(fromEsri({ x: -81.5, y: 28 })).toEqual({ type: 'Point', coordinates: [-81.5, 28] })
    expect(fromEsri({ x: 'NaN', y: 'NaN' })).toBeNull()
    expect(fromEsri(undefined)).toBeNull()
    expect(fromEsri({})).toBeNull()
  })

  it('rewinds GeoJSON without changing the original', () => {
    const upstream: Polygon = { type: 'Polygon', coordinates: [clockwise(square(0, 0, 1))] }
    const before = structuredClone(upstream)
    expect(doubledArea(wind(upstream, 'counterclockwise').coordinates[0] ?? [])).toBeGreaterThan(0)
    expect(upstream).toEqual(before)
  })
})
