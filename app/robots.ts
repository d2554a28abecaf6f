import type { MetadataRoute } from 'next'

/** Pages may be read; whatever asks a source may not be crawled. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/export/', '/tiles/', '/basemap/', '/s/', '/*?'],
    },
  }
}
