import 'server-only'
import { makeBeside } from '../files/make-beside'
import type { Preview } from './preview-card'

export async function previewImage(preview: Preview, maxAgeSeconds: number): Promise<Response> {
  return new Response(await makeBeside({ kind: 'picture', preview }), {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'x-robots-tag': 'noindex',
    },
  })
}
