import type { Bounds } from '@/components/map/map-props'
import { parentOf, type Tile } from '@/lib/tiles/tile-grid'
import type { LayerRow, Origin } from '../layers/map-layer'
import { isInside } from './in-box'

/** A tile that the map has loaded; its types leave open what that is. */
export interface MapTile {
  state: string
  etag?: string
  tileID: { canonical: Tile }
  querySourceFeatures(found: Feature[], asked: { sourceLayer: string }): void
}

interface Feature {
  properties: Readonly<Record<string, unknown>>
}

/** Of one area. */
interface Kept {
  /** The map has one for each zoom at which it drew the area. */
  tiles: readonly MapTile[]
  etag: string | undefined
  rows?: readonly LayerRow[] | undefined
}

type TileOrigin = Extract<Origin<LayerRow>, { kind: 'tiles' }>

/** The rows of the tiles that the map holds. Each tile is read once, for to read it takes longer than to draw it. */
export function createTileRows({ sourceLayers, toRow }: TileOrigin) {
  const areas = new Map<string, Kept>()

  function rowsOf(kept: Kept): readonly LayerRow[] {
    kept.rows ??= readTile(kept.tiles.at(-1))
    return kept.rows
  }

  function readTile(tile: MapTile | undefined): LayerRow[] {
    const found: Feature[] = []
    for (const sourceLayer of sourceLayers) tile?.querySourceFeatures(found, { sourceLayer })
    return found.flatMap(({ properties }) => toRow(properties) ?? [])
  }

  /** While an area loads, what is drawn of it is the tile around it. */
  function keptOf(area: Tile): Kept | undefined {
    return areas.get(keyOf(area)) ?? (area.z > 0 ? keptOf(parentOf(area)) : undefined)
  }

  return {
    /** A tile has come, or has come anew. */
    take(tile: MapTile): void {
      const key = keyOf(tile.tileID.canonical)
      const { etag } = tile
      const before = areas.get(key)
      const others = before?.tiles.filter((each) => each !== tile) ?? []
      const isSame = etag !== undefined && before?.etag === etag
      areas.set(key, { tiles: [...others, tile], etag, rows: isSame ? before.rows : undefined })
      for (const [each, kept] of areas) {
        kept.tiles = kept.tiles.filter(({ state }) => state !== 'unloaded')
        if (kept.tiles.length === 0) areas.delete(each)
      }
    },
    /** All that lies in a box of the given areas, each record once, by the point that decides. */
    read(asked: readonly Tile[], box: Bounds): LayerRow[] {
      const kept = new Set(asked.flatMap((area) => keptOf(area) ?? []))
      const rows = new Map<string, LayerRow>()
      for (const each of kept)
        for (const row of rowsOf(each)) if (isInside(box, row.at)) rows.set(row.key, row)
      return [...rows.values()]
    },
    find(key: string): LayerRow | undefined {
      for (const each of areas.values()) for (const row of rowsOf(each)) if (row.key === key) return row
      return undefined
    },
  }
}

const keyOf = ({ z, x, y }: Tile) => `${z}/${x}/${y}`
