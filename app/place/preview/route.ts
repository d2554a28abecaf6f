import { asHeavy } from '@/app/_lib/files/heavy'
import { describePlace } from '@/app/_lib/preview/describe-place'
import { previewImage } from '@/app/_lib/preview/preview-image'
import { getApp } from '@/app/_lib/site/app'
import { prices, refuseTooMany } from '@/app/_lib/site/visitor'
import { placeUrl } from '@/app/_surfaces/place/url'
import { problemResponse } from '@/lib/connector/http/call'
import { keptAnswers } from './kept-answers'

const texts = {
  foot: 'What public records say about one place, with their sources',
  unreadable: 'A preview needs a place that we can read: at=latitude,longitude or q=words.',
}

const DAY = 86_400

/** The picture of a dossier's link. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers, prices.picture)
  if (refused) return problemResponse(refused)
  const { url, dropped } = placeUrl.parse(Object.fromEntries(new URL(request.url).searchParams))
  const described = describePlace(url)
  if (!described || dropped.length > 0)
    return problemResponse({ code: 'invalid_params', message: texts.unreadable, issues: [] })
  const { engine } = await getApp()
  const facts = await keptAnswers(url)
  const preview = { ...described, facts, foot: texts.foot, sample: engine.sample }
  return asHeavy(request, async ({ turn }) => {
    await turn()
    return previewImage(preview, DAY)
  })
}
