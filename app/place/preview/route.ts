import { asHeavy } from '@/app/heavy'
import { openHouse } from '@/app/house'
import { previewImage } from '@/app/preview-image'
import { prices, refuseTooMany } from '@/app/visitor'
import { problemResponse } from '@/lib/connector/door'
import { parsePlaceUrl } from '../parse'
import { describePlace } from './describe-place'

const texts = {
  foot: 'What public records say about one place, with their sources',
  unreadable: 'A preview needs a place that can be read: at=latitude,longitude or q=words.',
}

const DAY = 86_400

/** The picture of a dossier's link. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers, prices.picture)
  if (refused) return problemResponse(refused)
  const { url, dropped } = parsePlaceUrl(Object.fromEntries(new URL(request.url).searchParams))
  const described = describePlace(url)
  if (!described || dropped.length > 0)
    return problemResponse({ code: 'invalid_params', message: texts.unreadable, issues: [] })
  const { engine } = await openHouse()
  const preview = { ...described, facts: [], foot: texts.foot, sample: engine.sample }
  return asHeavy(request, async (errand) => {
    await errand.turn()
    return previewImage(preview, DAY)
  })
}
