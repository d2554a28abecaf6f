import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { previewFetchers } from '@/app/_lib/site/preview-fetcher'
import { siteOrigin } from '@/lib/server/forwarded'

/** What asks a source, beside every address with a question in it. */
const closed = [
  '/api/',
  '/export/',
  '/tiles/',
  '/basemap/',
  '/environment/facility/',
  '/rules/',
  '/open-data/',
]

/** Pages may be read; whatever asks a source may not be crawled. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const given = await headers()
  const { config } = await getApp()
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: [...closed, '/s/', '/*?'] },
      {
        // A link that somebody posts is shown with its picture: for that, no page asks anybody.
        userAgent: [...previewFetchers],
        allow: '/',
        disallow: ['/api/', '/export/', '/tiles/', '/basemap/', '/s/*/today', '/s/*/remove', '/s/*/points'],
      },
    ],
    sitemap: `${siteOrigin(given, config.PUBLIC_URL)}/sitemap.xml`,
  }
}
