import type { Position } from 'geojson'

type Side = readonly [Position, Position]

/**
 * Also returns true if the outline touches itself, because such an outline has no well-defined inside either.
 */
export function crossesItself(corners: readonly Position[]): boolean {
  const sides = corners.map(
    (corner, index): Side => [corner, corners[(index + 1) % corners.length] ?? corner],
  )
  return sides.some((side, index) =>
    sides.slice(index + 1).some((other, further) => {
      const distance = further + 1
      const isNext = distance === 1 || distance === sides.length - 1
      return isNext ? foldsBack(side, other) : meet(side, other)
    }),
  )
}

/**
 * Returns 1 if the point is left of the line from a to b, -1 if it is right of the line, and 0 if it is on
 * the line.
 */
function turn(a: Position, b: Position, point: Position): number {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const [x = 0, y = 0] = point
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
}

function meet([a, b]: Side, [c, d]: Side): boolean {
  const [toC, toD, toA, toB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (toC !== toD && toA !== toB) return true
  return (
    (toC === 0 && isBetween(a, b, c)) ||
    (toD === 0 && isBetween(a, b, d)) ||
    (toA === 0 && isBetween(c, d, a)) ||
    (toB === 0 && isBetween(c, d, b))
  )
}

function foldsBack(one: Side, other: Side): boolean {
  const [a, b] = one
  const [c, d] = other
  const [shared, from, to] = b === c ? [b, a, d] : [a, b, c]
  return turn(from, shared, to) === 0 && (isBetween(shared, from, to) || isBetween(shared, to, from))
}

function isBetween(a: Position, b: Position, point: Position): boolean {
  return [0, 1].every((axis) => {
    const [from = 0, to = 0, at = 0] = [a[axis], b[axis], point[axis]]
    return at >= Math.min(from, to) && at <= Math.max(from, to)
  })
}
