import type { MultiPolygon, Polygon, Position } from 'geojson'
import { boundsOf } from './geo'
import type { Bounds } from './types'

type Area = Polygon | MultiPolygon

interface Edge {
  x: number
  y: number
  toX: number
  toY: number
}

type Span = readonly [from: number, to: number]

/**
 * Returns the share of `whole` that each group covers. The areas of a group may overlap. A plane is accurate
 * enough, because a lot is small and only shares matter.
 */
export function sharesOf(whole: Area, groups: readonly (readonly Area[])[]): number[] {
  const box = boundsOf([whole])
  if (!box) return groups.map(() => 0)
  const lot = toPolygonEdges([whole], box)
  const parts = groups.map((areas) => toPolygonEdges(areas, box))
  const levels = levelsOf(lot, parts.flat(), box)
  const slabs = levels.slice(1).map((top, index): Span => [levels[index] ?? top, top])
  let total = 0
  const covered = groups.map(() => 0)
  for (const [bottom, top] of slabs) {
    const middle = (bottom + top) / 2
    const height = top - bottom
    const across = spansAt(lot, middle)
    total += lengthOf(across) * height
    parts.forEach((part, index) => {
      covered[index] = (covered[index] ?? 0) + lengthOf(overlapOf(across, spansAt(part, middle))) * height
    })
  }
  return covered.map((sum) => (total > 0 ? sum / total : 0))
}

function toPolygonEdges(areas: readonly Area[], [, south, , north]: Bounds): Edge[][] {
  return areas.flatMap(polygonsOf).map((rings) =>
    rings
      .flatMap(edgesAlong)
      .filter(({ y, toY }) => y < north && toY > south && y < toY)
      .toSorted((a, b) => a.y - b.y),
  )
}

const polygonsOf = (area: Area): Position[][][] =>
  area.type === 'Polygon' ? [area.coordinates] : area.coordinates

function edgesAlong(ring: Position[]): Edge[] {
  return ring.map(([x = 0, y = 0], index) => {
    const [toX = 0, toY = 0] = ring[(index + 1) % ring.length] ?? []
    return y <= toY ? { x, y, toX, toY } : { x: toX, y: toY, toX: x, toY: y }
  })
}

/**
 * Returns the height of each corner, and of each point where an edge of a part crosses an edge of the lot.
 * Between two such heights the covered width changes linearly, so the width at the middle height is the mean
 * width. It is inexact only where edges of two parts cross each other.
 */
function levelsOf(
  lot: readonly Edge[][],
  parts: readonly Edge[][],
  [west, south, east, north]: Bounds,
): number[] {
  const lotEdges = lot.flat()
  const near = parts.flat().filter(({ x, toX }) => Math.max(x, toX) >= west && Math.min(x, toX) <= east)
  const ends = [...lotEdges, ...near].flatMap(({ y, toY }) => [y, toY])
  const crossings = near.flatMap((edge) => lotEdges.flatMap((other) => crossingOf(edge, other) ?? []))
  const inside = [...ends, ...crossings].filter((y) => y >= south && y <= north)
  return [...new Set(inside)].sort((a, b) => a - b)
}

function crossingOf(a: Edge, b: Edge): number | undefined {
  const from = Math.max(a.y, b.y)
  const to = Math.min(a.toY, b.toY)
  if (from >= to) return undefined
  const [below, above] = [xAt(a, from) - xAt(b, from), xAt(a, to) - xAt(b, to)]
  return below * above < 0 ? from + ((to - from) * below) / (below - above) : undefined
}

const xAt = ({ x, y, toX, toY }: Edge, height: number) => x + ((toX - x) * (height - y)) / (toY - y)

/**
 * The even-odd rule applies within each polygon, so that holes are outside. The polygons are then united,
 * because they may overlap.
 */
function spansAt(polygons: readonly Edge[][], height: number): Span[] {
  const spans = polygons.flatMap((edges) => {
    const crossed: number[] = []
    for (const edge of edges) {
      if (edge.y > height) break
      if (edge.toY > height) crossed.push(xAt(edge, height))
    }
    crossed.sort((a, b) => a - b)
    return crossed.flatMap((from, index): Span[] =>
      index % 2 === 0 ? [[from, crossed[index + 1] ?? from]] : [],
    )
  })
  return polygons.length > 1 ? united(spans) : spans
}

function united(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

const overlapOf = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): Span[] => {
      const overlap: Span = [Math.max(from, start), Math.min(to, end)]
      return overlap[0] < overlap[1] ? [overlap] : []
    }),
  )

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, [from, to]) => sum + to - from, 0)
