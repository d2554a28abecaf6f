import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { refuseTile } from '@/app/tiles/refuse-tile'
import { callerOf } from '@/lib/connector/http/caller'
import { tagOfBytes, unlessHeld } from '@/lib/connector/http/entity-tag'

interface Route {
  params: Promise<{ map: string; z: string; x: string; y: string }>
}

type Address = Awaited<Route['params']>

/** As long as the tile is fresh with us, then a month in which an old one may show while a new one loads. */
const KEEP = 'public, max-age=604800, stale-while-revalidate=2592000'

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const refused = await refuseTooMany(request.headers, 1, 'tiles')
  if (refused) return refuseTile(refused)
  const tile = readAddress(await params)
  if (!tile) return new Response(null, { status: 404 })
  const { engine } = await getApp()
  const answer = await engine.call('basemap', 'readTile', tile, { internal: true, ...callerOf(request) })
  if (!answer.ok) return refuseTile(answer.error)
  if (!answer.data) return new Response(null, { status: 404, headers: { 'cache-control': KEEP } })
  const { bytes, contentType } = answer.data
  const response = new Response(bytes.slice(), {
    headers: {
      'content-type': contentType,
      'cache-control': KEEP,
      // A picture may hold script (SVG); opened by itself it must not run as ours.
      'content-security-policy': "default-src 'none'",
    },
  })
  return unlessHeld(request, tagOfBytes(bytes), response)
}

function readAddress({ map, ...numbers }: Address) {
  if (map !== 'topo' && map !== 'imagery') return undefined
  const isNumber = (text: string) => /^(0|[1-9]\d{0,5})$/.test(text)
  if (!Object.values(numbers).every(isNumber)) return undefined
  return { map, z: Number(numbers.z), x: Number(numbers.x), y: Number(numbers.y) } as const
}
