import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageAnswer } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { linkToPlace } from '@/app/_surfaces/place/links'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import { Downloads } from '@/components/ui/page/downloads'
import { formats } from '@/lib/export/formats'
import { fetchReview } from './fetch-review'
import { Review } from './review'
import { type ReviewUrl, reviewHref } from './url'

const texts = { file: 'these records' }

export async function answer(url: ReviewUrl): Promise<PageAnswer> {
  const href = reviewHref(url)
  const located = await resolvePoint(url)
  if (located.kind !== 'place')
    return showUnsettled({
      resolution: located,
      path: '/environment/review',
      href,
      wordsHref: reviewHref({ q: url.q }),
      readers: ['address', 'coordinates'],
    })
  const { place, metas } = located
  const { area, answer: result } = await fetchReview(place, read)
  if (!result.ok) return { shown: <ProblemNotice problem={result.error} retry={href} /> }
  const file = linkToPlace('/environment/review/export', place)
  return {
    shown: (
      <>
        <Review
          place={place}
          area={area}
          answer={result.data}
          metas={[result.meta, ...area.metas, ...metas]}
        />
        <Share href={href} />
      </>
    ),
    actions: (
      <Downloads files={[{ what: texts.file, formats, href: (format) => `${file}&format=${format}` }]} />
    ),
  }
}
