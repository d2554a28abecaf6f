import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { Tile } from './tile-grid'

/** Units across a tile: at level 15 one is 13 cm on the ground in Florida. */
const EXTENT = 8192
/** So far outlines reach over the edge, in the same units: their cut sides must not show. */
const BUFFER = 64

/**
 * A Mapbox vector tile of named layers, gzipped off the main thread; null where nothing lies in the tile.
 * Shapes are not simplified further.
 */
export async function writeVectorTile(
  { z, x, y }: Tile,
  layers: Readonly<Record<string, Feature[]>>,
): Promise<Uint8Array | null> {
  const cut = (features: Feature[]) =>
    geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
      maxZoom: z,
      tolerance: 0,
      extent: EXTENT,
      buffer: BUFFER,
      clip: true,
    })
  const named = Object.entries(layers).map(([name, features]) => [name, cut(features)] as const)
  if (named.every(([, { features }]) => features.length === 0)) return null
  const written = fromGeojsonVt(Object.fromEntries(named), { version: 2, extent: EXTENT })
  return new Uint8Array(await promisify(gzip)(written))
}
