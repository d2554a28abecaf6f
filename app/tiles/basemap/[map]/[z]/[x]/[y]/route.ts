import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { parseTile, type TilePathParams } from '@/app/tiles/parse-tile'
import { refuseTile } from '@/app/tiles/refuse-tile'
import { callerOf } from '@/lib/connector/http/caller'
import { orNotModified, tagOfBytes } from '@/lib/connector/http/entity-tag'

interface Route {
  params: Promise<TilePathParams & { map: string }>
}

/** Browsers cache a tile for a week, as our own cache does, and may show it for 30 more days while it is renewed. */
const KEEP = 'public, max-age=604800, stale-while-revalidate=2592000'

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const refused = await refuseTooMany(request.headers, 1, 'tiles')
  if (refused) return refuseTile(refused)
  const { map, ...address } = await params
  const tile = parseTile(address)
  if (!tile || (map !== 'topo' && map !== 'imagery')) return new Response(null, { status: 404 })
  const { engine } = await getApp()
  const answer = await engine.call(
    'basemap',
    'readTile',
    { map, ...tile },
    { internal: true, ...callerOf(request) },
  )
  if (!answer.ok) return refuseTile(answer.error)
  if (!answer.data) return new Response(null, { status: 404, headers: { 'cache-control': KEEP } })
  const { bytes, contentType } = answer.data
  const response = new Response(bytes.slice(), {
    headers: {
      'content-type': contentType,
      'cache-control': KEEP,
      // Without this policy, an SVG that a visitor opens directly could run its script on our origin.
      'content-security-policy': "default-src 'none'",
    },
  })
  return orNotModified(request, tagOfBytes(bytes), response)
}
