import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import type { Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { areaOf, centerOf } from '@/lib/geography/geo'
import { divideSection } from './divide-section'

const quarters = ['NE', 'NW', 'SE', 'SW']
const halves = ['N2', 'S2', 'E2', 'W2']

const section = fc
  .tuple(
    fc.double({ min: 26, max: 65, noNaN: true }),
    fc.double({ min: -150, max: -82, noNaN: true }),
    fc.array(fc.double({ min: -0.01, max: 0.01, noNaN: true }), { minLength: 8, maxLength: 8 }),
    fc.array(fc.double({ min: -0.002, max: 0.002, noNaN: true }), { minLength: 12, maxLength: 12 }),
    fc.integer({ min: 0, max: 15 }),
    fc.boolean(),
  )
  .map(([latitude, longitude, skew, bulge, start, reversed]): Polygon => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([x = 0, y = 0], i) => [x + (skew[2 * i] ?? 0), y + (skew[2 * i + 1] ?? 0)] as const)
    const points = corners.flatMap(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % 4] ?? [x, y]
      const along = [0.25, 0.5, 0.75].map((share, step): Position => {
        const out = bulge[3 * i + step] ?? 0
        const upright = i % 2 === 1
        return [x + (nextX - x) * share + (upright ? out : 0), y + (nextY - y) * share + (upright ? 0 : out)]
      })
      return [[x, y], ...along]
    })
    const placed = points.map(
      ([x = 0, y = 0]): Position => [
        longitude + (x * 0.01446) / Math.cos((latitude * Math.PI) / 180),
        latitude + y * 0.01446,
      ],
    )
    const turned = [...placed.slice(start), ...placed.slice(0, start)]
    const ring = reversed ? turned.toReversed() : turned
    return { type: 'Polygon', coordinates: [[...ring, ring[0] ?? []]] }
  })

function partOf(outline: Polygon, part: string[]): Polygon {
  const polygon = divideSection(outline, part)
  if (!polygon) throw new Error(`${part} of ${JSON.stringify(outline)}`)
  return polygon
}

describe('divideSection', () => {
  it('returns quarters and halves that fill the section', () => {
    fc.assert(
      fc.property(section, fc.constantFrom(quarters, ['N2', 'S2'], ['E2', 'W2']), (outline, parts) => {
        const areas = parts.map((part) => areaOf(partOf(outline, [part])))
        const all = areaOf(outline)
        expect(areas.reduce((sum, area) => sum + area, 0) / all).toBeCloseTo(1, 4)
        for (const area of areas) expect((area / all) * parts.length).toBeCloseTo(1, 1)
      }),
      { numRuns: 300 },
    )
  })

  it('places a nested part inside the part that contains it, with about the right share of the area', () => {
    const step = fc.constantFrom(...quarters, ...halves)
    fc.assert(
      fc.property(section, fc.array(step, { minLength: 1, maxLength: 3 }), (outline, part) => {
        const polygon = partOf(outline, part)
        const share = part.reduce((product, each) => product / (each.endsWith('2') ? 2 : 4), 1)
        const ratio = areaOf(polygon) / areaOf(outline) / share
        expect(ratio).toBeGreaterThan(0.85)
        expect(ratio).toBeLessThan(1.15)
        const around = part.length > 1 ? partOf(outline, part.slice(1)) : outline
        expect(booleanPointInPolygon(centerOf(polygon), around)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('places each quarter in its own corner', () => {
    fc.assert(
      fc.property(section, fc.constantFrom(...quarters), (outline, quarter) => {
        const [x = 0, y = 0] = centerOf(partOf(outline, [quarter]))
        const [middleX = 0, middleY = 0] = centerOf(outline)
        expect(`${y > middleY ? 'N' : 'S'}${x > middleX ? 'E' : 'W'}`).toBe(quarter)
      }),
    )
  })

  it('returns undefined for a section without four sides or with several pieces', () => {
    const triangle: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 40],
          [0.01, 40],
          [0, 40.01],
          [0, 40],
        ],
      ],
    }
    const bitten: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 40],
          [0.01, 40],
          [0.01, 40.01],
          [0.005, 40.003],
          [0, 40.01],
          [0, 40],
        ],
      ],
    }
    expect(divideSection(triangle, ['NE'])).toBeUndefined()
    expect(divideSection(bitten, ['NE'])).toBeUndefined()
    expect(
      divideSection({ type: 'MultiPolygon', coordinates: [triangle.coordinates] }, ['NE']),
    ).toBeUndefined()
  })
})
