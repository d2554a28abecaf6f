import type { Bounds } from '@/lib/outline-lookup'
import { lotWidthMetres } from './address-lots'
import { type Block, blockColumns, blockStrips, stripMetres } from './florida-blocks'

const halfStreetMetres = 6

/** Where lots of a block lie. Even lines between strips are streets. A depth of 0 is the street itself. */
export function boundsOnGround(
  block: Block,
  column: number,
  strip: number,
  wide: number,
  deep: number,
): Bounds {
  const { place, scale } = block.town
  const left = block.x * blockColumns + column
  const bottom = block.y * blockStrips + strip
  const curb = deep === 0 ? -halfStreetMetres : halfStreetMetres
  const south = bottom * stripMetres + (strip % 2 === 0 ? curb : 0)
  const north = (bottom + deep) * stripMetres - ((strip + deep) % 2 === 0 ? curb : 0)
  return [
    place.longitude + (left * lotWidthMetres) / scale.east,
    place.latitude + south / scale.north,
    place.longitude + ((left + wide) * lotWidthMetres) / scale.east,
    place.latitude + north / scale.north,
  ]
}
