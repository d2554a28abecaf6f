import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { problemResponse } from '@/lib/connector/http/call'
import { isSameSite, readForm, seeOther } from './maker'
import { snapshotHref } from './open-snapshot'

interface Context {
  params: Promise<{ snapshot: string }>
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { config, snapshots } = await getApp()
  if (!isSameSite(request.headers, config.PUBLIC_URL))
    return new Response('A page can be removed from this site only.\n', { status: 403 })
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { snapshot: id } = await params
  const fields = await readForm(request)
  if (!(fields instanceof URLSearchParams)) return problemResponse(fields)
  const { kind } = await snapshots.remove(id, fields.get('key')?.trim() ?? '')
  const page = `${snapshotHref(id)}/remove`
  const isSaidThere = kind === 'unknown' || kind === 'not-whole'
  return seeOther(isSaidThere ? page : `${page}?done=${kind}`)
}
