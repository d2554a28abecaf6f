import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { areaOf } from '@/lib/geography/geo'
import { joinOutlines, uniteOutlines } from './unite-outlines'

const box = (west: number, south: number, wide = 10, high = 10): Polygon => {
  const place = (x: number, y: number) => [-81.4 + x / 10_000, 28.5 + y / 10_000]
  return {
    type: 'Polygon',
    coordinates: [
      [
        place(west, south),
        place(west + wide, south),
        place(west + wide, south + high),
        place(west, south + high),
        place(west, south),
      ],
    ],
  }
}

const turned = ({ coordinates: [ring = []] }: Polygon): Polygon => {
  const corners = ring.slice(1)
  const [first = []] = corners
  return { type: 'Polygon', coordinates: [[...corners, first]] }
}

const someBox = fc
  .record({
    x: fc.integer({ min: 0, max: 30 }),
    y: fc.integer({ min: 0, max: 30 }),
    wide: fc.integer({ min: 1, max: 20 }),
    high: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ x, y, wide, high }) => box(x, y, wide, high))

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0

describe('uniteOutlines', () => {
  it('returns the same outline object for a parcel with a single piece', () => {
    const only = box(0, 0)
    expect(joinOutlines([only])).toBe(only)
  })

  it('counts identical stacked pieces once, wherever their rings begin', () => {
    const one = box(0, 0)
    expect(uniteOutlines([one, one, one])).toEqual(one)
    expect(uniteOutlines([one, turned(one)])).toEqual(one)
    expect(uniteOutlines([one, box(50, 50), turned(one)])).toMatchObject({ type: 'MultiPolygon' })
  })

  it('joins pieces that overlap or share an edge, and keeps separate pieces apart', () => {
    expect(uniteOutlines([box(0, 0), box(5, 0)])).toMatchObject({ type: 'Polygon' })
    expect(uniteOutlines([box(0, 0), box(10, 0)])).toMatchObject({ type: 'Polygon' })
    const apart = [box(0, 0), box(50, 0)]
    expect(uniteOutlines(apart)).toEqual({
      type: 'MultiPolygon',
      coordinates: apart.map(({ coordinates }) => coordinates),
    })
    expect(uniteOutlines([])).toBeNull()
    expect(joinOutlines([{ type: 'Point', coordinates: [-81, 28] }])).toEqual({
      type: 'Point',
      coordinates: [-81, 28],
    })
  })

  it('covers an area between the largest piece and the sum of all pieces, without repeated rings', () => {
    fc.assert(
      fc.property(fc.array(someBox, { minLength: 1, maxLength: 6 }), (shapes) => {
        const united = uniteOutlines(shapes)
        if (!united) throw new Error('Nothing left')
        const sizes = shapes.map(areaOf)
        const size = areaOf(united)
        expect(size).toBeLessThanOrEqual(sizes.reduce((sum, each) => sum + each, 0) * 1.000_01)
        expect(size).toBeGreaterThanOrEqual(Math.max(...sizes) * 0.999_99)
        expect(areaOf(uniteOutlines([...shapes, ...shapes]) ?? united)).toBeCloseTo(size, 1)
        const pieces = united.type === 'Polygon' ? [united.coordinates] : united.coordinates
        const rings = pieces.flat().map((ring) => JSON.stringify(ring))
        expect(new Set(rings).size).toBe(rings.length)
      }),
    )
  })

  it.skipIf(!hasGdal)('produces shapes that GDAL finds valid, unlike the stacked pieces themselves', () => {
    const sets = fc.sample(fc.array(someBox, { minLength: 2, maxLength: 6 }), { numRuns: 60, seed: 7 })
    const stack = { type: 'MultiPolygon', coordinates: [box(0, 0).coordinates, box(0, 0).coordinates] }
    expect(invalidIn(sets.map(uniteOutlines))).toBe(0)
    expect(invalidIn([stack])).toBe(1)
  })
})

function invalidIn(shapes: readonly object[] | readonly (object | null)[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'))
  try {
    const features = shapes.map((geometry) => ({ type: 'Feature', properties: {}, geometry }))
    writeFileSync(join(folder, 'a.geojson'), JSON.stringify({ type: 'FeatureCollection', features }))
    const sql = 'SELECT COUNT(*) AS bad FROM a WHERE NOT ST_IsValid(geometry)'
    const { stdout } = spawnSync(
      'ogrinfo',
      ['-q', join(folder, 'a.geojson'), '-dialect', 'SQLite', '-sql', sql],
      { encoding: 'utf8' },
    )
    return Number(/bad \(Integer\w*\) = (\d+)/.exec(stdout)?.[1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
