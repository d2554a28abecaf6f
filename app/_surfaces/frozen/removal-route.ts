import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { ConnectorError } from '@/lib/connector/errors'
import { problemResponse, readBody } from '@/lib/connector/http/call'
import { toProblem } from '@/lib/connector/result'
import { comesFromHere } from './maker'
import { snapshotHref } from './open-snapshot'

interface Context {
  params: Promise<{ snapshot: string }>
}

/** Removes a kept page for whoever holds the key that its maker was given. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { config, snapshots } = await getApp()
  if (!comesFromHere(request.headers, config.PUBLIC_URL))
    return new Response('A page can be removed from this site only.\n', { status: 403 })
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { snapshot: id } = await params
  const key = await readKey(request)
  if (typeof key !== 'string') return key
  const { kind } = await snapshots.remove(id, key)
  const page = `${snapshotHref(id)}/remove`
  const isSaidThere = kind === 'unknown' || kind === 'not-whole'
  return new Response(null, {
    status: 303,
    headers: { location: isSaidThere ? page : `${page}?done=${kind}`, 'cache-control': 'no-store' },
  })
}

async function readKey(request: Request): Promise<string | Response> {
  try {
    return new URLSearchParams(await readBody(request)).get('key')?.trim() ?? ''
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(toProblem(error, () => ''))
  }
}
