import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { parseTile, type TilePathParams } from '@/app/tiles/parse-tile'
import { refuseCompressedTile } from '@/app/tiles/refuse-tile'
import { callerOf } from '@/lib/connector/http/caller'
import { orNotModified, tagOfBytes } from '@/lib/connector/http/entity-tag'
import { findTileLayer } from './layers'

interface Route {
  params: Promise<TilePathParams & { layer: string; edition: string }>
}

/**
 * The edition in the URL changes with the content of the tiles, so that browsers never mix old and new tiles.
 * `next.config.ts` sets the gzip header, because Next drops that header of a route handler.
 */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const refused = await refuseTooMany(request.headers, 1, 'tiles')
  if (refused) return refuseCompressedTile(refused)
  const { layer: name, edition, ...address } = await params
  const layer = findTileLayer(name)
  const tile = parseTile(address)
  if (!layer || !tile || !/^\d{1,15}$/.test(edition)) return new Response(null, { status: 404 })
  const { engine } = await getApp()
  // `callerOf` passes on the abort signal, so that an aborted request does not reach the source.
  const answer = await layer.read(engine, tile, { internal: true, ...callerOf(request) })
  if (!answer.ok) return refuseCompressedTile(answer.error)
  if (!answer.data) return new Response(null, { status: 204, headers: { 'cache-control': layer.keep } })
  const { bytes } = answer.data
  const response = new Response(bytes.slice(), {
    headers: { 'content-type': 'application/vnd.mapbox-vector-tile', 'cache-control': layer.keep },
  })
  return orNotModified(request, tagOfBytes(bytes), response)
}
