import { describe, expect, it } from 'vitest'
import { parseWkt } from './parse-wkt'

const ring = '0 0, 4 0, 4 4, 0 0'
const hole = '1 1, 2 1, 2 2, 1 1'

describe('parseWkt', () => {
  it('reads a polygon with a hole', () => {
    expect(parseWkt(`POLYGON ((${ring}), (${hole}))`)).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 1],
        ],
      ],
    })
  })

  it('reads several polygons and negative and scientific numbers', () => {
    const area = parseWkt(`multipolygon(((${ring}),(${hole})),((-80.5 1e-3, -80 0, -80 1, -80.5 1e-3)))`)
    expect(area?.type).toBe('MultiPolygon')
    expect(area?.coordinates.map((polygon) => polygon.length)).toEqual([2, 1])
    expect(area?.coordinates[1]?.[0]?.[0]).toEqual([-80.5, 0.001])
  })

  it.each(['', 'POINT (1 2)', 'POLYGON EMPTY', 'POLYGON ((0 0, 1 1))', 'POLYGON ((a b, c d, e f, a b))'])(
    'refuses %j',
    (text) => {
      expect(parseWkt(text)).toBeNull()
    },
  )
})
