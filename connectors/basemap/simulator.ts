import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { stateOutlines } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { boundsOfTile, type Tile } from '@/lib/tiles/tile-grid'
import { drawTile } from './simulated-tile'
import { tileStyles } from './tile-style'

const deepestLevel = 16

/** The source's tiles extend slightly beyond coasts and borders. */
const marginDegrees = 1

const tilePath =
  /^\/arcgis\/rest\/services\/(?<service>\w+)\/MapServer\/tile\/(?<z>\d{1,2})\/(?<y>\d{1,6})\/(?<x>\d{1,6})$/

export const simulateBasemap: Simulator = async (request) => {
  const { service = '', z, x, y } = tilePath.exec(new URL(request.url).pathname)?.groups ?? {}
  const style = tileStyles.get(service)
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  if (!style || !isPublished(tile)) {
    return new Response('<html><body>404 Tile not found</body></html>', {
      status: 404,
      headers: { 'content-type': 'text/html;charset=utf-8' },
    })
  }
  return new Response(drawTile(tile, style), {
    headers: { 'content-type': 'image/png', 'cache-control': 'max-age=86400' },
  })
}

function isPublished(tile: Tile): boolean {
  const worldSize = 2 ** tile.z
  if (tile.z > deepestLevel || tile.x >= worldSize || tile.y >= worldSize) return false
  const bounds = boundsOfTile(tile)
  return stateOutlines().outlines.some(({ parts }) => parts.some((part) => isNear(part.bounds, bounds)))
}

function isNear(land: Bounds, tile: Bounds): boolean {
  return (
    land[0] - marginDegrees <= tile[2] &&
    land[2] + marginDegrees >= tile[0] &&
    land[1] - marginDegrees <= tile[3] &&
    land[3] + marginDegrees >= tile[1]
  )
}
