import type { Context } from '@/lib/connector/method'
import { parentOf, type Tile } from '@/lib/tile-grid'
import type { LayerState } from './layer'
import { type Cell, parcelCell } from './parcel-cell'

/** The level of all tiles of the map, and of the areas its list is made of. */
export const AREA_LEVEL = 15

type Edition = Pick<LayerState, 'layer' | 'edition'>

/** What the source has in one area and around it, from the largest cell that could be read whole. */
export async function readArea(context: Context, area: Tile, { layer, edition }: Edition): Promise<Cell> {
  const ask = (cell: Tile) => context.call<Cell>(parcelCell, { ...cell, layer, edition })
  const large = await ask(parentOf(area))
  return large.isDense ? ask(area) : large
}
