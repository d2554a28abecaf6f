import type { OverscaledTileID } from 'maplibre-gl'
import { SOURCE } from './parcel-source'

export type TileId = Pick<OverscaledTileID, 'canonical' | 'overscaledZ'>

/** MapLibre adds to the event of an error which tile could not be loaded, and does not say so in its types. */
export function failedTile(event: object): TileId | undefined {
  if (!('sourceId' in event) || event.sourceId !== SOURCE || !('tile' in event)) return undefined
  const { tile } = event
  return hasId(tile) ? tile.tileID : undefined
}

const hasId = (tile: unknown): tile is { tileID: TileId } =>
  typeof tile === 'object' && tile !== null && 'tileID' in tile
