import { asHeavy } from '@/app/_lib/files/heavy'
import { describeLink } from '@/app/_lib/preview/describe-link'
import { peek } from '@/app/_lib/preview/peek'
import { previewImage } from '@/app/_lib/preview/preview-image'
import { getApp } from '@/app/_lib/site/app'
import { prices, refuseTooMany } from '@/app/_lib/site/visitor'
import { problemResponse } from '@/lib/connector/http/call'

const texts = {
  foot: 'Official public records with their source and date',
  unreadable:
    'A preview needs the page it is of: of=/environment?at=29.7355,-95.2654, as a path of this site.',
}

const LONGEST_LINK = 2_000
const DAY = 86_400
const HOUR = 3_600

/** The picture of a link to any page of this site. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers, prices.picture)
  if (refused) return problemResponse(refused)
  const of = new URL(request.url).searchParams.get('of') ?? ''
  if (of.length > LONGEST_LINK || !/^\/(?![/\\])/.test(of) || !URL.canParse(of, 'http://page'))
    return problemResponse({ code: 'invalid_params', message: texts.unreadable, issues: [] })
  const { title, place, kind, text, where } = await describeLink(of, peek)
  const { engine } = await getApp()
  const preview = {
    title,
    place: kind ? place : text,
    facts: kind ? [kind] : [],
    foot: texts.foot,
    where,
    sample: engine.sample,
  }
  return asHeavy(request, async ({ turn }) => {
    await turn()
    // The page of a record is drawn with its place as soon as somebody has read it.
    return previewImage(preview, where && !where.point && !where.box ? HOUR : DAY)
  })
}
