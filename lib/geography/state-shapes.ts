import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import statesTopology from 'us-atlas/states-albers-10m.json'
import { centerOf } from './geo'
import { postalByFips } from './state-at'

/** The outline of a state on a small map that shows Alaska and Hawaii as insets. */
export interface StateShape {
  postal: string
  name: string
  path: string
  middle: { x: number; y: number; room: number }
}

export const SHAPES_VIEW = { width: 975, height: 610 } as const

/**
 * Minimum distance between two points of a border, in units of the view. Finer detail is invisible. Borders
 * are simplified before states are cut out, so that neighbors still meet.
 */
const FINEST = 3
const SMALLEST_ISLAND = 12

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

let shapes: readonly StateShape[] | undefined

export function stateShapes(): readonly StateShape[] {
  shapes ??= readShapes()
  return shapes
}

function readShapes(): StateShape[] {
  const topology = thin(statesTopology as unknown as States)
  return feature(topology, topology.objects.states).features.flatMap(({ id, geometry, properties }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const rings = polygons.flatMap(([outer]) => (outer ? [outer] : [])).sort((a, b) => areaOf(b) - areaOf(a))
    const [mainland, ...islands] = rings
    if (!mainland) return []
    const outlines = [mainland, ...islands.filter((ring) => areaOf(ring) >= SMALLEST_ISLAND)]
    return [
      {
        postal: postalByFips[String(id)] ?? String(id),
        name: properties.name,
        path: outlines.map(toPath).join(''),
        middle: middleOf(mainland),
      },
    ]
  })
}

interface Picture {
  scale: number
  left: number
  top: number
}

const ofTheCountry: Picture = { scale: 1, left: 0, top: 0 }

export function thin<T extends Topology>(
  { transform, arcs, ...topology }: T,
  { scale, left: edge, top: brink }: Picture = ofTheCountry,
) {
  const [stepX, stepY] = transform?.scale ?? [1, 1]
  const [left, top] = transform?.translate ?? [0, 0]
  const thinned = arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [Math.round((x * stepX + left - edge) * scale), Math.round((y * stepY + top - brink) * scale)]
    })
    return spaced(points)
  })
  return { ...topology, arcs: thinned } as unknown as T
}

export function pathOf(polygons: readonly Position[][][]): string {
  const rings = polygons.flat().toSorted((a, b) => areaOf(b) - areaOf(a))
  return rings
    .filter((ring, index) => index === 0 || areaOf(ring) >= SMALLEST_ISLAND)
    .map(toPath)
    .join('')
}

/** Preserves both ends of a border, because other borders begin there. */
function spaced(points: Position[]): Position[] {
  let last = points[0]
  return points.filter((point, index) => {
    if (index === 0 || index === points.length - 1) return true
    if (last && Math.hypot((point[0] ?? 0) - (last[0] ?? 0), (point[1] ?? 0) - (last[1] ?? 0)) < FINEST)
      return false
    last = point
    return true
  })
}

function toPath(ring: Position[]): string {
  const [[startX = 0, startY = 0] = [], ...rest] = ring
  let [x, y] = [startX, startY]
  const steps = rest.map(([nextX = 0, nextY = 0]) => {
    const step = `${nextX - x},${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${startX},${startY}l${steps.join(' ')}z`
}

function areaOf(ring: Position[]): number {
  const crosses = ring.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring[index] ?? []
    return fromX * y - x * fromY
  })
  return Math.abs(crosses.reduce((sum, cross) => sum + cross, 0)) / 2
}

function middleOf(ring: Position[]): StateShape['middle'] {
  const [x = 0, y = 0] = centerOf({ type: 'Polygon', coordinates: [ring] })
  const room = Math.min(...ring.map(([atX = 0, atY = 0]) => Math.hypot(atX - x, atY - y)))
  return { x: Math.round(x), y: Math.round(y), room: Math.round(room) }
}
