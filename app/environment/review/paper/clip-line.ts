import { type PlanarPoint, toTenth } from '@/components/charts/plan'

interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

export function clipLine(line: readonly PlanarPoint[], frame: Frame): PlanarPoint[][] {
  const pieces: PlanarPoint[][] = []
  let last: PlanarPoint | undefined
  for (const [index, to] of line.slice(1).entries()) {
    const part = clipSide(line[index] ?? to, to, frame)
    if (!part) continue
    const [start, end] = part
    const piece = pieces.at(-1)
    if (piece && last?.[0] === start[0] && last[1] === start[1]) piece.push(end)
    else pieces.push([start, end])
    last = end
  }
  return pieces
}

/** Uses the Liang-Barsky algorithm. */
function clipSide([x, y]: PlanarPoint, [toX, toY]: PlanarPoint, { left, top, right, bottom }: Frame) {
  let [enter, leave] = [0, 1]
  const edges = [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - top],
    [toY - y, bottom - y],
  ] as const
  for (const [toward, room] of edges) {
    if (toward === 0 && room < 0) return undefined
    if (toward < 0) enter = Math.max(enter, room / toward)
    if (toward > 0) leave = Math.min(leave, room / toward)
  }
  if (enter >= leave) return undefined
  const at = (share: number): PlanarPoint => [toTenth(x + share * (toX - x)), toTenth(y + share * (toY - y))]
  return [at(enter), at(leave)] as const
}
