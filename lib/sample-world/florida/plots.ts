import type { Bounds } from '@/lib/geography/types'
import { groundOf } from '../addresses/address-lots'
import { hashOfCell } from '../hash'
import { blockColumns, blockStrips, type TownBlock } from './blocks'
import { floridaCountyAt, leadOf } from './land'

/** One polygon of the layer. `owner` is the slot of the first polygon of the same parcel. */
export interface SamplePlot {
  block: TownBlock
  slot: number
  owner: number
  kind: PlotKind
  county: number
  strip: number
  bounds: Bounds
  curved: boolean
}

const lots = blockColumns * blockStrips
const groupSize = 4
const mostCopies = 2
const copies = (lots / groupSize) * mostCopies
const streets = blockStrips / 2
const streetPieces = 2
export const slotsPerBlock = lots + copies + streets * streetPieces
const widestTower = 8
/** Gap along the border between two towns, so that their streets do not cross. */
const gapDegrees = 0.0005

const cache = new Map<string, SamplePlot[]>()
const mostKept = 128

export function plotsOf(block: TownBlock): SamplePlot[] {
  const key = `${block.town.index} ${block.x} ${block.y}`
  const cached = cache.get(key)
  if (cached) return cached
  const plots = layOut(block)
  const [oldest] = cache.keys()
  if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest)
  cache.set(key, plots)
  return plots
}

export function plotAt(block: TownBlock, slot: number): SamplePlot | undefined {
  return plotsOf(block).find((plot) => plot.slot === slot)
}

function layOut(block: TownBlock): SamplePlot[] {
  const { wide, deep } = block.level
  const first: SamplePlot[] = []
  const stacked: SamplePlot[] = []
  for (let strip = 0; strip < blockStrips; strip += deep) {
    for (let column = 0; column < blockColumns; column += groupSize * wide) {
      for (const plot of groupAt(block, column, strip)) (plot.slot < lots ? first : stacked).push(plot)
    }
  }
  return [...first, ...stacked, ...streetsOf(block)]
}

function groupAt(block: TownBlock, column: number, strip: number): SamplePlot[] {
  const { wide } = block.level
  const counties = countiesOfCells(block, column, strip)
  const [county = 0] = counties
  const isWhole = county > 0 && counties.every((other) => other === county)
  const roll = rollAt(block, column, strip, 71)
  const { kind, pieces } = isWhole ? patternOf(roll) : groupKinds.plain
  const corner = strip * blockColumns + column
  const plots: SamplePlot[] = []
  for (const { at, cells, owner, copy } of pieces) {
    const number = counties[at] ?? 0
    if (number === 0) continue
    const plot = plotOn(block, column + at * wide, strip, cells * wide)
    plot.county = number
    plot.kind = cells * wide > widestTower && kind === 'tower' ? 'plain' : kind
    plot.owner = corner + owner * wide
    plot.slot = copy === 0 ? corner + at * wide : lots + (corner / groupSize) * mostCopies + copy - 1
    plots.push(plot)
  }
  return plots
}

function countiesOfCells(block: TownBlock, column: number, strip: number): number[] {
  const { county, isShared, level } = block
  if (county !== undefined && !isShared) return [county, county, county, county]
  return [0, 1, 2, 3].map((cell) => countyOfCell(block, column + cell * level.wide, strip))
}

function countyOfCell(block: TownBlock, column: number, strip: number): number {
  const { county, isShared, level } = block
  const bounds = boundsOnGround(block, column, strip, level.wide, level.deep)
  if (isShared && !isOwn(block, bounds)) return 0
  const [west, south, east, north] = bounds
  return county ?? floridaCountyAt((west + east) / 2, (south + north) / 2)
}

function isOwn({ town }: TownBlock, [west, south, east, north]: Bounds): boolean {
  return [west, east].every((longitude) =>
    [south, north].every((latitude) => leadOf(town, longitude, latitude) > gapDegrees),
  )
}

function streetsOf(block: TownBlock): SamplePlot[] {
  const { deep } = block.level
  const wide = blockColumns / streetPieces
  return Array.from({ length: streets }, (_, street) => 2 * street)
    .filter((strip) => strip % deep === 0)
    .flatMap((strip) =>
      Array.from({ length: streetPieces }, (_, piece) => streetAt(block, strip, piece, wide)).flat(),
    )
}

function streetAt(block: TownBlock, strip: number, piece: number, wide: number): SamplePlot[] {
  const bounds = boundsOnGround(block, piece * wide, strip, wide, 0)
  const [west, south, east, north] = bounds
  const county = block.county ?? floridaCountyAt((west + east) / 2, (south + north) / 2)
  if (county === 0 || (block.isShared && !isOwn(block, bounds))) return []
  const slot = lots + copies + (strip / 2) * streetPieces + piece
  return [{ block, slot, owner: slot, kind: 'street', county: 0, bounds, strip, curved: false }]
}

function plotOn(block: TownBlock, column: number, strip: number, wide: number): SamplePlot {
  const { deep } = block.level
  const slot = strip * blockColumns + column
  const bounds = boundsOnGround(block, column, strip, wide, deep)
  const curved = deep === 1 && rollAt(block, column, strip, 83) < 0.04
  return { block, slot, owner: slot, kind: 'plain', county: 0, bounds, strip, curved }
}

function boundsOnGround(
  { town, x, y }: TownBlock,
  column: number,
  strip: number,
  wide: number,
  deep: number,
): Bounds {
  return groundOf(town.place, [x * blockColumns + column, y * blockStrips + strip], [wide, deep])
}

function rollAt({ x, y, town }: TownBlock, column: number, strip: number, question: number): number {
  return hashOfCell(x * blockColumns + column, y * blockStrips + strip, question + town.index)
}

type PlotKind = 'plain' | 'tower' | 'park' | 'street'

interface Piece {
  at: number
  cells: number
  owner: number
  copy: number
}

interface Pattern {
  share: number
  kind: PlotKind
  pieces: readonly Piece[]
}

const piece = (at: number, cells = 1, owner = at, copy = 0): Piece => ({ at, cells, owner, copy })

const groupKinds = {
  plain: { share: 0.74, kind: 'plain', pieces: [piece(0), piece(1), piece(2), piece(3)] },
  cornerWest: { share: 0.1, kind: 'plain', pieces: [piece(0, 2), piece(2), piece(3)] },
  cornerEast: { share: 0.1, kind: 'plain', pieces: [piece(0), piece(1), piece(2, 2)] },
  touching: { share: 0.012, kind: 'plain', pieces: [piece(0), piece(1, 1, 0), piece(2), piece(3)] },
  apart: { share: 0.012, kind: 'plain', pieces: [piece(0), piece(1), piece(2, 1, 0), piece(3)] },
  tower: { share: 0.016, kind: 'tower', pieces: [piece(0, 4)] },
  stacked: { share: 0.01, kind: 'tower', pieces: [piece(0, 4), piece(0, 4, 0, 1), piece(0, 4, 0, 2)] },
  park: { share: 0.01, kind: 'park', pieces: [piece(0, 4)] },
} satisfies Record<string, Pattern>

const patterns: readonly Pattern[] = Object.values(groupKinds)

function patternOf(roll: number): Pattern {
  let passed = 0
  return (
    patterns.find(({ share }) => {
      passed += share
      return roll < passed
    }) ?? groupKinds.plain
  )
}
