import type { Position } from 'geojson'
import type { IndexedOutline } from '@/lib/geography/outline-lookup'

const squaresPerDegree = 100
const stepDegrees = 0.0025

export const squareOf = (degrees: number) => Math.floor(degrees * squaresPerDegree)
export const middleOfSquare = (degrees: number) => (squareOf(degrees) + 0.5) / squaresPerDegree
export const keyOfSquare = (x: number, y: number) => x * 100_000 + y

export function borderSquares(outlines: readonly IndexedOutline<unknown>[]): Set<number> {
  const squares = new Set<number>()
  const rings = outlines.flatMap(({ parts }) => parts.flatMap(({ polygon }) => polygon.coordinates))
  for (const ring of rings) {
    ring.slice(1).forEach((to, index) => {
      markLine(squares, ring[index] ?? to, to)
    })
  }
  return squares
}

function markLine(squares: Set<number>, [fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position) {
  const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / stepDegrees))
  for (let step = 0; step <= steps; step += 1) {
    const x = fromX + ((toX - fromX) * step) / steps
    const y = fromY + ((toY - fromY) * step) / steps
    squares.add(keyOfSquare(squareOf(x), squareOf(y)))
  }
}
