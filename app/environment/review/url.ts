import type { Polygon } from 'geojson'
import type { Route } from 'next'
import { encodeOutline, MOST_OUTLINE_TEXT, readOutline } from '@/lib/records/cleanup-site/read-outline'
import { choice, declareUrl, point, Refusal, scalar, text, type UrlParamsOf } from '@/lib/url-state'

export const distanceChoices = ['0.25', '0.5', '1', '2', '5'] as const

const outline = scalar<Polygon>(
  { type: 'string', maxLength: MOST_OUTLINE_TEXT },
  (typed) => {
    const reading = readOutline(typed)
    return 'problem' in reading ? new Refusal(reading.problem) : reading
  },
  encodeOutline,
)

export const reviewUrl = declareUrl({
  q: text(300),
  at: point(),
  miles: choice(distanceChoices),
  /** Distances are measured from the edge of the outline. With an outline, the place is optional. */
  outline,
})
export type ReviewUrlParams = Partial<UrlParamsOf<typeof reviewUrl>>

export const reviewHref = (url: ReviewUrlParams): Route => reviewUrl.toHref('/environment/review', url)
