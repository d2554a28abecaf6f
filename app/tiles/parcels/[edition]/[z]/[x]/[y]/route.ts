import { refuseTile } from '@/app/_lib/files/refuse-tile'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { callerOf } from '@/lib/connector/http/caller'
import { tagOfBytes, unlessHeld } from '@/lib/connector/http/entity-tag'

interface Route {
  params: Promise<{ edition: string; z: string; x: string; y: string }>
}

type Address = Awaited<Route['params']>

/** A new edition has other addresses; a day, because points may have stood in for outlines. */
const KEEP = 'public, max-age=86400, stale-while-revalidate=2592000'

/**
 * One tile of the parcel map. The edition only keeps browsers from mixing two: what is sent is always the newest.
 * That the body is gzipped is said in next.config.ts, for what a handler says of it is not passed on.
 */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const tile = readAddress(await params)
  if (!tile) return new Response(null, { status: 404 })
  const refused = await refuseTooMany(request.headers, 1, 'tiles')
  if (refused) return refuseTile(refused)
  const { engine } = await getApp()
  // A tile that nobody waits for any more is not asked of the source.
  const call = { internal: true, ...callerOf(request) }
  const state = await engine.call('us-florida-parcels', 'readLayerState', {}, call)
  if (!state.ok) return refuseTile(state.error)
  const { layer, edition } = state.data
  const answer = await engine.call('us-florida-parcels', 'parcelTile', { ...tile, layer, edition }, call)
  if (!answer.ok) return refuseTile(answer.error)
  if (!answer.data) return new Response(null, { status: 204, headers: { 'cache-control': KEEP } })
  const { bytes } = answer.data
  const response = new Response(bytes.slice(), {
    headers: { 'content-type': 'application/vnd.mapbox-vector-tile', 'cache-control': KEEP },
  })
  return unlessHeld(request, tagOfBytes(bytes), response)
}

function readAddress({ edition, z, x, y }: Address) {
  const isNumber = (text: string) => /^(0|[1-9]\d{0,4})$/.test(text)
  if (!/^\d{1,15}$/.test(edition) || z !== '15' || !isNumber(x) || !isNumber(y)) return undefined
  return { z: 15, x: Number(x), y: Number(y) } as const
}
