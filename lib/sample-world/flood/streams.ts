import type { Polygon, Position } from 'geojson'
import { hashOfCell } from '../hash'

export interface StreamCell {
  column: number
  row: number
}

export const CELL_DEGREES = 0.02
const STEPS = 4
const BEND = 3
const SEED = 71

export const cellAt = (longitude: number, latitude: number): StreamCell => ({
  column: Math.floor(longitude / CELL_DEGREES),
  row: Math.floor(latitude / CELL_DEGREES),
})

export function* cellsIn([west, south, east, north]: readonly [
  number,
  number,
  number,
  number,
]): Generator<StreamCell> {
  const first = cellAt(west, south)
  const last = cellAt(east, north)
  for (let row = first.row; row <= last.row; row += 1) {
    for (let column = first.column; column <= last.column; column += 1) yield { column, row }
  }
}

export const middleOf = ({ column, row }: StreamCell) => ({
  longitude: (column + 0.5) * CELL_DEGREES,
  latitude: (row + 0.5) * CELL_DEGREES,
})

export function streamIn({ column, row }: StreamCell): Position[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => cornerAt(column * STEPS + step, row))
}

function cornerAt(corner: number, row: number): Position {
  const bend = Math.floor(corner / BEND)
  const along = corner / BEND - bend
  const eased = along * along * (3 - 2 * along)
  const from = hashOfCell(bend, row, SEED)
  const sway = from + (hashOfCell(bend + 1, row, SEED) - from) * eased
  return [(corner * CELL_DEGREES) / STEPS, (row + 0.3 + 0.4 * sway) * CELL_DEGREES]
}

export function bandOf(cell: StreamCell, from: number | 'edge', to: number | 'edge'): Polygon {
  const stream = streamIn(cell)
  const edge = (side: number) => (row: Position) => [row[0] ?? 0, (cell.row + side) * CELL_DEGREES]
  const shift = (by: number) => (place: Position) => [place[0] ?? 0, (place[1] ?? 0) + by]
  const south = stream.map(from === 'edge' ? edge(0) : shift(from))
  const north = stream.map(to === 'edge' ? edge(1) : shift(to))
  const [first = []] = south
  return { type: 'Polygon', coordinates: [[...south, ...north.toReversed(), first]] }
}
