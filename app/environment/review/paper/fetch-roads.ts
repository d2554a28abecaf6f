import 'server-only'
import type { Polygon, Position } from 'geojson'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Meta } from '@/lib/connector/result'
import { boundsOf } from '@/lib/geography/geo'
import type { Bounds } from '@/lib/geography/types'
import { countTiles, tilesOver } from '@/lib/tiles/tile-grid'

export interface PrintedRoad {
  kind: 'motorway' | 'main' | 'street'
  name: string | null
  line: readonly Position[]
}

export interface PrintedRoads {
  roads: readonly PrintedRoad[]
  isWhole: boolean
  metas: readonly Meta[]
}

/** The map on the screen requests the same squares, so both use the same cached responses. */
const parts = [
  { part: 'primary', kind: 'motorway', z: 11 },
  { part: 'secondary', kind: 'main', z: 11 },
  { part: 'local', kind: 'street', z: 13 },
] as const

/**
 * Roads of a kind that needs more squares are omitted. On a wide map, the streets would be a gray surface.
 */
const MOST_SQUARES = 9

/**
 * Returns the roads around `lines` in drawing order. Never throws: a failed square is a gap, and `isWhole` is
 * then false.
 */
export async function fetchRoads(lines: Polygon[], call: EngineCaller): Promise<PrintedRoads> {
  const bounds = frameOf(boundsOf(lines) ?? [0, 0, 0, 0])
  const squares = parts
    .filter(({ z }) => countTiles(bounds, z) <= MOST_SQUARES)
    .flatMap(({ z, ...part }) => tilesOver(bounds, z).map((square) => ({ ...part, square })))
  const answers = await Promise.all(
    squares.map(async ({ part, kind, square }) => ({
      kind,
      answer: await call('streets', 'streetSquare', { part, ...square }),
    })),
  )
  const roads = new Map<string, PrintedRoad[]>()
  for (const { kind, answer } of answers)
    for (const { id, geometry, properties } of answer.ok ? answer.data.features : []) {
      const lines =
        geometry.type === 'LineString'
          ? [geometry.coordinates]
          : geometry.type === 'MultiLineString'
            ? geometry.coordinates
            : []
      const { n: name } = properties
      roads.set(
        `${kind} ${id}`,
        lines.map((line) => ({ kind, name: typeof name === 'string' ? name : null, line })),
      )
    }
  const metas = answers.flatMap(({ answer }) => (answer.ok ? [answer.meta] : []))
  return {
    roads: [...roads.values()].flat().toSorted((one, other) => rank(one) - rank(other)),
    isWhole: metas.length === answers.length,
    metas,
  }
}

function frameOf([west, south, east, north]: Bounds): Bounds {
  const [across, up] = [0.15 * (east - west), 0.05 * (north - south)]
  return [west - across, south - up, east + across, north + up]
}

const rank = ({ kind }: PrintedRoad) => ['street', 'main', 'motorway'].indexOf(kind)
