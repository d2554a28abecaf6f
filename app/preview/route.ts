import { getApp } from '@/app/_lib/site/app'
import { describeLink } from '@/app/_surfaces/preview/describe-link'
import { pictureRoute } from '@/app/_surfaces/preview/picture-route'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('preview.route', {
  foot: 'Official public records with their source and date',
  unreadable:
    'A preview needs the page it is of: of=/environment?at=29.7355,-95.2654, as a path of this site.',
})

const LONGEST_LINK = 2_000

export const GET = pictureRoute(async ({ url }) => {
  const of = new URL(url).searchParams.get('of') ?? ''
  if (of.length > LONGEST_LINK || !/^\/(?![/\\])/.test(of) || !URL.canParse(of, 'http://page'))
    return { code: 'invalid_params', message: texts.unreadable, issues: [] }
  const { title, place, kind, text, where } = await describeLink(of)
  const { engine } = await getApp()
  const words = kind ? { place, facts: [kind] } : { place: text, facts: [] }
  return {
    preview: { title, ...words, foot: texts.foot, where, sample: engine.sample },
    // An image without its place is cached only briefly, because the place's record may be in the cache
    // later.
    isShortLived: where !== undefined && !where.point,
  }
})
