import { describePlace } from '@/app/_lib/places/describe-place'
import { getApp } from '@/app/_lib/site/app'
import { placeUrl } from '@/app/_surfaces/place/url'
import { pictureRoute } from '@/app/_surfaces/preview/picture-route'
import { defineTexts } from '@/lib/language/define-texts'
import { cachedAnswers } from '../cached-answers'

const texts = defineTexts('place.preview', {
  foot: 'What public records say about one place, with their sources',
  unreadable: 'A preview needs a place that we can read: at=latitude,longitude or q=words.',
})

export const GET = pictureRoute(async (request) => {
  const { url, dropped } = placeUrl.parse(Object.fromEntries(new URL(request.url).searchParams))
  const described = describePlace(url)
  if (!described || dropped.length > 0)
    return { code: 'invalid_params', message: texts.unreadable, issues: [] }
  const { engine } = await getApp()
  const facts = await cachedAnswers(url)
  return { preview: { ...described, facts, foot: texts.foot, sample: engine.sample } }
})
