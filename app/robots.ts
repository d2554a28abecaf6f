import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { previewFetchers } from '@/app/_lib/site/preview-fetcher'
import { siteOrigin } from '@/lib/server/forwarded'

/** Addresses that call a source, in addition to every address with a query. */
const closed = [
  '/api/',
  '/export/',
  '/tiles/',
  '/basemap/',
  '/environment/facility/',
  '/rules/',
  '/open-data/',
]

export default async function robots(): Promise<MetadataRoute.Robots> {
  const requestHeaders = await headers()
  const { config } = await getApp()
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: [...closed, '/s/', '/*?'] },
      {
        // Allows link previews to fetch pictures, because they call no source.
        userAgent: [...previewFetchers],
        allow: '/',
        disallow: ['/api/', '/export/', '/tiles/', '/basemap/', '/s/*/today', '/s/*/remove', '/s/*/points'],
      },
    ],
    sitemap: `${siteOrigin(requestHeaders, config.PUBLIC_URL)}/sitemap.xml`,
  }
}
