import type { Bounds } from '@/lib/geography/types'
import { lotWidthMetres, stripMetres } from '../addresses/address-lots'
import { hashOfCell } from '../hash'
import {
  type FloridaTown,
  floridaBounds,
  floridaCountyFarFromLines,
  floridaTowns,
  isNearCountyLine,
  leadOf,
} from './land'

export const blockColumns = 64
export const blockStrips = 16

export interface TownBlock {
  town: FloridaTown
  x: number
  y: number
  level: ParcelSize
  /** Number of the county. Is undefined if a county line or the shore may cross the block. */
  county: number | undefined
  /** True if another town is near, so that the town of each parcel must be checked. */
  isShared: boolean
}

interface ParcelSize {
  withinKilometres: number
  wide: number
  deep: number
}

/**
 * Near a town, a parcel is one lot. Farther out, parcels are larger, so that the state has only about ten
 * million.
 */
const parcelSizes: readonly ParcelSize[] = [
  { withinKilometres: 8.8, wide: 1, deep: 1 },
  { withinKilometres: 14, wide: 2, deep: 1 },
  { withinKilometres: 26, wide: 4, deep: 1 },
  { withinKilometres: 38, wide: 4, deep: 2 },
  { withinKilometres: 55, wide: 8, deep: 2 },
  { withinKilometres: 80, wide: 8, deep: 4 },
  { withinKilometres: 110, wide: 16, deep: 4 },
]
const largest: ParcelSize = { withinKilometres: Number.POSITIVE_INFINITY, wide: 16, deep: 8 }

/** Each parcel fills the ground between two streets and two avenues, which is more than five acres. */
const rural: ParcelSize = { withinKilometres: 55, wide: 16, deep: 2 }
const ruralFromKilometres = 10
/** Blocks on a side of a district that is either rural as a whole or has the parcels of its distance. */
const ruralDistrict = 2
const ruralShare = 0.2

const reachDegrees = 0.015
/** Width of the half street along a block's edge that lies outside of the block. */
const marginDegrees = 0.0002
const widthMetres = blockColumns * lotWidthMetres
const heightMetres = blockStrips * stripMetres

export function blockOf(town: FloridaTown, x: number, y: number): TownBlock | null {
  const { place, scale } = town
  const east = (x + 0.5) * widthMetres
  const north = (y + 0.5) * heightMetres
  const [longitude, latitude] = [place.longitude + east / scale.east, place.latitude + north / scale.north]
  const lead = leadOf(town, longitude, latitude)
  if (lead < -reachDegrees) return null
  const county = isNearCountyLine(boundsOfBlock(town, x, y))
    ? undefined
    : floridaCountyFarFromLines(longitude, latitude)
  if (county === 0) return null
  const kilometres = Math.hypot(east, north) / 1000
  const usual = parcelSizes.find(({ withinKilometres }) => kilometres < withinKilometres) ?? largest
  const level = isInRuralDistrict(town, [x, y], kilometres) ? rural : usual
  return { town, x, y, level, county, isShared: lead < reachDegrees }
}

export const isRural = ({ level }: TownBlock): boolean => level === rural

function isInRuralDistrict(
  { index }: FloridaTown,
  [x, y]: readonly [number, number],
  kilometres: number,
): boolean {
  if (kilometres < ruralFromKilometres || kilometres >= rural.withinKilometres) return false
  const [column, row] = [Math.floor(x / ruralDistrict), Math.floor(y / ruralDistrict)]
  return hashOfCell(column, row, 211 + index) < ruralShare
}

export function* blocksWithin([west, south, east, north]: Bounds): Generator<TownBlock> {
  for (const town of floridaTowns) {
    const extent = extentOf(town)
    const [left, bottom] = positionIn(town, west - marginDegrees, south - marginDegrees)
    const [right, top] = positionIn(town, east + marginDegrees, north + marginDegrees)
    const [lastX, lastY] = [Math.min(extent.right, Math.floor(right)), Math.min(extent.top, Math.floor(top))]
    for (let y = Math.max(extent.bottom, Math.floor(bottom)); y <= lastY; y += 1) {
      for (let x = Math.max(extent.left, Math.floor(left)); x <= lastX; x += 1) {
        const block = blockOf(town, x, y)
        if (block) yield block
      }
    }
  }
}

export function positionIn(
  { place, scale }: FloridaTown,
  longitude: number,
  latitude: number,
): [number, number] {
  const east = (longitude - place.longitude) * scale.east
  const north = (latitude - place.latitude) * scale.north
  return [east / widthMetres, north / heightMetres]
}

export interface BlockExtent {
  left: number
  bottom: number
  right: number
  top: number
}

let extents: BlockExtent[] | undefined

export function extentOf({ index }: FloridaTown): BlockExtent {
  extents ??= floridaTowns.map(measureExtent)
  return extents[index] ?? { left: 0, bottom: 0, right: -1, top: -1 }
}

const sampleDegrees = 0.05

function measureExtent(town: FloridaTown): BlockExtent {
  const [west, south, east, north] = floridaBounds()
  const extent = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  for (let longitude = west - sampleDegrees; longitude <= east + sampleDegrees; longitude += sampleDegrees) {
    for (let latitude = south - sampleDegrees; latitude <= north + sampleDegrees; latitude += sampleDegrees) {
      if (leadOf(town, longitude, latitude) < -2 * sampleDegrees) continue
      const [x, y] = positionIn(town, longitude, latitude)
      extent.left = Math.min(extent.left, Math.floor(x))
      extent.bottom = Math.min(extent.bottom, Math.floor(y))
      extent.right = Math.max(extent.right, Math.floor(x))
      extent.top = Math.max(extent.top, Math.floor(y))
    }
  }
  return extent
}

function boundsOfBlock({ place, scale }: FloridaTown, x: number, y: number): Bounds {
  return [
    place.longitude + (x * widthMetres) / scale.east,
    place.latitude + (y * heightMetres) / scale.north,
    place.longitude + ((x + 1) * widthMetres) / scale.east,
    place.latitude + ((y + 1) * heightMetres) / scale.north,
  ]
}
