import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AffineMatrix, fitPhoto, placePhoto } from './place-photo'

const room = { x: 50, y: 50, width: 500, height: 650 }

const move = ([a, b, c, d, e, f]: AffineMatrix, [u, v]: readonly [number, number]) => [
  a * u + c * v + e,
  b * u + d * v + f,
]

describe('fitPhoto and placePhoto', () => {
  it('fitPhoto fits a photo into the box with the same proportions and without enlargement', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 8 }), (width, height, orientation) => {
        const box = fitPhoto({ width, height }, orientation, room)
        expect(box.x).toBeGreaterThanOrEqual(room.x - 1e-6)
        expect(box.y).toBeGreaterThanOrEqual(room.y - 1e-6)
        expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width + 1e-6)
        expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height + 1e-6)
        const [across, tall] = orientation >= 5 ? [height, width] : [width, height]
        expect(box.width / box.height).toBeCloseTo(across / tall, 3)
        expect(box.width).toBeLessThanOrEqual(across)
      }),
    )
  })

  it.each([
    [1, 'top', 'left'],
    [2, 'top', 'right'],
    [3, 'bottom', 'right'],
    [4, 'bottom', 'left'],
    [5, 'left', 'top'],
    [6, 'right', 'top'],
    [7, 'right', 'bottom'],
    [8, 'left', 'bottom'],
  ])(
    'placePhoto puts a photo of orientation %i with its first row at the %s and its first column at the %s',
    (orientation, row, column) => {
      const matrix = placePhoto(orientation, { x: 0, y: 0, width: 1, height: 1 })
      const sideOf = (from: readonly [number, number], to: readonly [number, number]) => {
        const [[x = 0, y = 0], [x2 = 0, y2 = 0]] = [move(matrix, from), move(matrix, to)]
        if (x === x2) return x === 0 ? 'left' : 'right'
        expect(y).toBe(y2)
        return y === 0 ? 'bottom' : 'top'
      }
      expect(sideOf([0, 1], [1, 1])).toBe(row)
      expect(sideOf([0, 0], [0, 1])).toBe(column)
    },
  )
})
