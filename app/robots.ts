import type { MetadataRoute } from 'next'
import { previewFetchers } from '@/app/_lib/site/preview-fetcher'

const closed = ['/api/', '/export/', '/tiles/', '/basemap/', '/s/', '/*?']

/** Pages may be read; whatever asks a source may not be crawled. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: closed },
      {
        // A link that somebody posts is shown with its picture: these pages ask nobody for that.
        userAgent: [...previewFetchers],
        allow: ['/', '/place?', '/place/preview?', '/s/'],
        disallow: [...closed.filter((path) => path !== '/s/'), '/s/*/today', '/s/*/remove', '/s/*/points'],
      },
    ],
  }
}
