import { getApp } from '@/app/_lib/site/app'
import { fetchSiteStatus } from '@/app/_lib/sources/site-status'

export async function GET(): Promise<Response> {
  const status = await fetchSiteStatus(await getApp())
  return Response.json(status, { headers: { 'cache-control': 'no-store' } })
}
