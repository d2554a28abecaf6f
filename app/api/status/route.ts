import { getApp } from '@/app/_lib/site/app'
import { fetchSiteStatus } from '@/app/_lib/sources/site-status'

/** 200 while this server works: a source that failed is in the answer. */
export async function GET(): Promise<Response> {
  const status = await fetchSiteStatus(await getApp())
  return Response.json(status, { headers: { 'cache-control': 'no-store' } })
}
