import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { previewFetchers } from '@/app/_lib/site/preview-fetcher'
import { siteOrigin } from '@/lib/server/forwarded'

/** Paths that call a source. The rule `/*?` below also blocks every URL with a query. */
const closed = [
  '/api/',
  '/export/',
  '/tiles/',
  '/ogc',
  '/arcgis/',
  '/csv/',
  '/live/',
  '/basemap/',
  '/environment/facility/',
  '/es/environment/facility/',
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
        // Programs that fetch link previews may load the images, because an image causes no request to a
        // source.
        userAgent: [...previewFetchers],
        allow: '/',
        disallow: [
          '/api/',
          '/export/',
          '/tiles/',
          '/basemap/',
          '/s/*/today',
          '/s/*/remove',
          '/s/*/points',
          '/s/*/feed',
        ],
      },
    ],
    sitemap: `${siteOrigin(requestHeaders, config.PUBLIC_URL)}/sitemap.xml`,
  }
}
