import 'server-only'
import { prices, refuseTooMany } from '@/app/_lib/site/visitor'
import { asHeavy } from '@/app/_surfaces/file/heavy'
import { makeBeside } from '@/app/_surfaces/file/make-beside'
import type { Problem } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'
import { runInLanguage } from '@/lib/language/run-in-language'
import { englishHref } from '@/lib/language/spanish-pages'
import type { LinkPreview } from './card'

const HOUR = 3_600
const DAY = 24 * HOUR

interface Picture {
  preview: LinkPreview
  isShortLived?: boolean
}

interface Context<P> {
  params: Promise<P>
}

const languageOf = ({ url }: Request) =>
  englishHref(new URL(url).searchParams.get('of') ?? '') === undefined ? 'en' : 'es'

export const pictureRoute =
  <P = Record<never, never>>(describe: (request: Request, params: P) => Promise<Picture | Problem>) =>
  async (request: Request, { params }: Context<P>): Promise<Response> => {
    const refused = await refuseTooMany(request.headers, prices.picture)
    if (refused) return problemResponse(refused)
    const path = await params
    const picture = await runInLanguage(languageOf(request), () => describe(request, path))
    if ('code' in picture) return problemResponse(picture)
    const { preview, isShortLived } = picture
    return asHeavy(request, async ({ turn }) => {
      await turn()
      return new Response(await makeBeside({ kind: 'picture', preview }), {
        headers: {
          'content-type': 'image/png',
          'cache-control': `public, max-age=${isShortLived ? HOUR : DAY}`,
          'x-robots-tag': 'noindex',
        },
      })
    })
  }
