import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import type { Feature } from 'geojson'
import { encodeTile } from './encode-tile'
import type { Tile } from './tile-grid'

export interface VectorTileOptions {
  extent: number
  buffer: number
  tolerance: number
}

/**
 * For level 15 of Florida's parcels, where one unit is 13 cm. No other level uses this grid, so nothing is
 * simplified.
 */
const FINE_GRID: VectorTileOptions = { extent: 8192, buffer: 64, tolerance: 0 }

export async function writeVectorTile(
  { z, x, y }: Tile,
  layers: Readonly<Record<string, Feature[]>>,
  { extent, buffer, tolerance, isLast = true }: VectorTileOptions & { isLast?: boolean } = FINE_GRID,
): Promise<Uint8Array | null> {
  const cut = (features: Feature[]) =>
    geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
      // `geoJSONToTile` simplifies only below `maxZoom`.
      maxZoom: isLast ? z : z + 1,
      tolerance: isLast ? 0 : tolerance,
      extent,
      buffer,
      clip: true,
    })
  const named = Object.entries(layers).map(([name, features]) => [name, cut(features)] as const)
  const filled = named.filter(([, { features }]) => features.length > 0)
  if (filled.length === 0) return null
  const bytes = encodeTile(Object.fromEntries(filled), extent)
  return new Uint8Array(await promisify(gzip)(bytes))
}
