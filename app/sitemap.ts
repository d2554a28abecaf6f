import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { fixedPages } from '@/app/_lib/site/fixed-pages'
import { siteOrigin } from '@/lib/server/forwarded'

/** The pages that are the same for everybody; what answers a question is nobody’s to find by searching. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const given = await headers()
  const { config } = await getApp()
  const origin = siteOrigin(given, config.PUBLIC_URL)
  return fixedPages.map((path) => ({ url: `${origin}${path}` }))
}
