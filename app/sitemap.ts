import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { fixedPages } from '@/app/_lib/site/fixed-pages'
import { spanishHref } from '@/lib/language/spanish-pages'
import { siteOrigin } from '@/lib/server/forwarded'

/** Lists only fixed pages, because search engines must not index pages with results. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const requestHeaders = await headers()
  const { config } = await getApp()
  const origin = siteOrigin(requestHeaders, config.PUBLIC_URL)
  return fixedPages.flatMap((path) => {
    const spanish = spanishHref(path)
    if (!spanish) return [{ url: `${origin}${path}` }]
    const alternates = { languages: { en: `${origin}${path}`, es: `${origin}${spanish}` } }
    return [path, spanish].map((each) => ({ url: `${origin}${each}`, alternates }))
  })
}
