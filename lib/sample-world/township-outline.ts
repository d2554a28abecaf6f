import type { Polygon, Position } from 'geojson'
import { type Cell, cornerOf, unitsPerSection, unitsPerTownship, type Window } from './survey-lines'

interface Span {
  south: number
  west: number
  east: number
}

/** One ring around sections of a township: up the east side and down the west side, a step per row. */
export function outlineOf(cell: Cell, windows: Window[]): Polygon {
  const spans = spansOf(windows)
  const up = spans.flatMap(({ south, east }) => [
    [east, south],
    [east, south + unitsPerSection],
  ])
  const down = spans.toReversed().flatMap(({ south, west }) => [
    [west, south + unitsPerSection],
    [west, south],
  ])
  const corners = withoutStraight([...up, ...down])
  const ring = corners.map(([x = 0, y = 0]) => cornerOf(cell, x, y))
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

/** A row with no section of its own, between two that have some, repeats the one below it. */
function spansOf(windows: Window[]): Span[] {
  const spans: Span[] = []
  const last = Math.max(...windows.map((window) => window.south))
  const first = Math.min(...windows.map((window) => window.south))
  for (let south = first; south <= last; south += unitsPerSection) {
    const row = windows.filter((window) => window.south === south)
    const below = spans.at(-1) ?? { west: 0, east: unitsPerTownship }
    const west = row.length > 0 ? Math.min(...row.map((window) => window.west)) : below.west
    const east = row.length > 0 ? Math.max(...row.map((window) => window.east)) : below.east
    spans.push({ south, west, east })
  }
  return spans
}

function withoutStraight(corners: Position[]): Position[] {
  return corners.filter(([x], index) => {
    const [before] = corners.at(index - 1) ?? []
    const [after] = corners[(index + 1) % corners.length] ?? []
    return x !== before || x !== after
  })
}
