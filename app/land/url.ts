import type { Route } from 'next'
import { parsePlssId } from '@/lib/survey/plssid'
import { declareUrl, group, point, scalar, text, type UrlParamsOf } from '@/lib/url-state'

const MOST_TEXT = 1_000
const answer = text(80)

const identifier = scalar({ type: 'string' }, (typed) =>
  parsePlssId(typed.toUpperCase()) ? typed.toUpperCase() : undefined,
)

export const landUrl = declareUrl({
  q: text(MOST_TEXT),
  at: point(),
  id: identifier,
  answers: group({
    reading: answer,
    state: answer,
    meridian: answer,
    township: answer,
    townshipDirection: answer,
    range: answer,
    rangeDirection: answer,
    section: answer,
    plssid: answer,
  }),
})
export type LandUrlParams = Partial<UrlParamsOf<typeof landUrl>>

export const landHref = (url: LandUrlParams): Route => landUrl.toHref('/land', url)
