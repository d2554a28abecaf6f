import type { Position } from 'geojson'
import { countyAt } from '@/lib/sample-world/addresses/county-at'
import { middleOf, type StreamCell, streamIn } from '@/lib/sample-world/flood/streams'
import { hashOf } from '@/lib/sample-world/hash'
import { createMemory } from '@/lib/sample-world/memory'
import { groundAt } from '@/lib/sample-world/terrain'
import { metersToFeet } from '@/lib/units'

export type ReachKind =
  | 'detailed'
  | 'approximate'
  | 'lake'
  | 'coast'
  | 'shallow'
  | 'ponding'
  | 'levee'
  | 'undetermined'
  | 'protected'
  | 'gap'

export interface StreamReach {
  cell: StreamCell
  study: ReachKind
  mapId: string
  county: string
  floodFeet: number
}

export const widths = { channel: 0.0003, flood: 0.0012, rare: 0.002 }

const BLOCK = 25
const UNMAPPED = 0.12
const COAST_METERS = 3
const FREEBOARD_FEET = 2

const memory = createMemory<StreamReach | 'none'>(4_000)

export function reachOf(cell: StreamCell): StreamReach | null {
  const reach = memory.recall([cell.column, cell.row], () => workOut(cell) ?? 'none')
  return reach === 'none' ? null : reach
}

function workOut(cell: StreamCell): StreamReach | null {
  if (hashOf('flood coverage', Math.floor(cell.column / BLOCK), Math.floor(cell.row / BLOCK)) < UNMAPPED)
    return null
  const { longitude, latitude } = middleOf(cell)
  const county = countyAt(longitude, latitude)
  if (!county) return null
  const heights = streamIn(cell).flatMap((corner) => crossing(corner))
  const highest = Math.max(...heights)
  return {
    cell,
    study: studyOf(cell, highest),
    mapId: `${county.properties.geoid}C`,
    county: county.properties.name,
    floodFeet: Math.ceil(metersToFeet(highest)) + FREEBOARD_FEET,
  }
}

export const crossing = ([longitude = 0, latitude = 0]: Position): number[] =>
  [-widths.flood, 0, widths.flood].map((away) => groundAt(longitude, latitude + away))

const studies: readonly (readonly [ReachKind, number])[] = [
  ['gap', 0.02],
  ['lake', 0.1],
  ['approximate', 0.3],
  ['shallow', 0.34],
  ['ponding', 0.37],
  ['levee', 0.42],
  ['undetermined', 0.45],
  ['protected', 0.46],
  ['detailed', 1],
]

function studyOf({ column, row }: StreamCell, highestMeters: number): ReachKind {
  if (highestMeters < COAST_METERS) return 'coast'
  const share = hashOf('flood study', column, row)
  return studies.find(([, below]) => share < below)?.[0] ?? 'detailed'
}
