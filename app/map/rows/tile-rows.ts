import type { Bounds } from '@/components/map/map-props'
import { parentOf, type Tile } from '@/lib/tiles/tile-grid'
import type { MapLayerRow, MapRowOrigin } from '../layers/map-layer'
import { isInside } from './in-box'

/** A loaded tile, which MapLibre's types do not declare. */
export interface LoadedMapTile {
  state: string
  etag?: string
  tileID: { canonical: Tile }
  querySourceFeatures(found: Feature[], asked: { sourceLayer: string }): void
}

interface Feature {
  properties: Readonly<Record<string, unknown>>
}

interface StoredTiles {
  /** Above the last zoom of the tiles, the map may hold one tile object per zoom for the same area. */
  tiles: readonly LoadedMapTile[]
  etag: string | undefined
  rows: readonly MapLayerRow[]
}

type TileOrigin = Extract<MapRowOrigin<MapLayerRow>, { kind: 'tiles' }>

/** Parses each tile when it arrives, because parsing all tiles of a view at once would block the page. */
export function createTileRows({ sourceLayers, toRow }: TileOrigin) {
  const areas = new Map<string, StoredTiles>()

  function readTile(tile: LoadedMapTile): MapLayerRow[] {
    const features: Feature[] = []
    for (const sourceLayer of sourceLayers) tile.querySourceFeatures(features, { sourceLayer })
    return features.flatMap(({ properties }) => toRow(properties) ?? [])
  }

  /** Falls back to the nearest loaded parent tile, because the map draws it while a tile loads. */
  function storedTilesOf(area: Tile): StoredTiles | undefined {
    return areas.get(keyOf(area)) ?? (area.z > 0 ? storedTilesOf(parentOf(area)) : undefined)
  }

  return {
    take(tile: LoadedMapTile): void {
      const key = keyOf(tile.tileID.canonical)
      const { etag } = tile
      const before = areas.get(key)
      const others = before?.tiles.filter((each) => each !== tile) ?? []
      const isSame = etag !== undefined && before?.etag === etag
      areas.set(key, { tiles: [...others, tile], etag, rows: isSame ? before.rows : readTile(tile) })
      for (const [each, cached] of areas) {
        cached.tiles = cached.tiles.filter(({ state }) => state !== 'unloaded')
        if (cached.tiles.length === 0) areas.delete(each)
      }
    },
    read(tiles: readonly Tile[], box: Bounds): MapLayerRow[] {
      const cached = new Set(tiles.flatMap((area) => storedTilesOf(area) ?? []))
      const rows = new Map<string, MapLayerRow>()
      for (const each of cached)
        for (const row of each.rows) if (isInside(box, row.at)) rows.set(row.key, row)
      return [...rows.values()]
    },
    find(key: string): MapLayerRow | undefined {
      for (const each of areas.values()) for (const row of each.rows) if (row.key === key) return row
      return undefined
    },
  }
}

const keyOf = ({ z, x, y }: Tile) => `${z}/${x}/${y}`
