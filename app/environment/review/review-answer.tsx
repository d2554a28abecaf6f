import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { Share } from '@/app/_lib/share/share'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { Downloads } from '@/components/ui/page/downloads'
import { listedFormats } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { fetchAdjoining } from './adjoining'
import { fetchReview } from './fetch-review'
import { fetchHeights, startOf } from './heights'
import { locateReview } from './locate-review'
import { StartMap } from './map/start-map'
import { Review } from './review'
import { type ReviewUrlParams, reviewHref, reviewUrl } from './url'

const texts = defineTexts('review.answer', { file: 'these records' })

export async function answer(url: ReviewUrlParams): Promise<PageContent> {
  const href = reviewHref(url)
  const located = await locateReview(url)
  if (located.kind === 'outline') return refuseOutline(located.problem)
  if (located.kind === 'nothing') return { shown: <StartMap /> }
  if (located.kind !== 'place')
    return showUnsettled({
      resolution: located,
      path: '/environment/review',
      href,
      wordsHref: reviewHref({ q: url.q }),
      readers: ['address', 'coordinates'],
    })
  const { place, metas } = located
  const { area, answer: result, boundaries, permits } = await fetchReview(place, url, read)
  if (!result.ok) return { shown: <ProblemNotice problem={result.error} retry={href} /> }
  const fileHref = (format: string) => `/environment/review/export?${reviewUrl.toQuery(url)}&format=${format}`
  const { sites } = result.data
  const shape = area.outline ?? area.lot
  return {
    shown: (
      <>
        <Review
          url={url}
          heights={fetchHeights(startOf(place.point, area.outline), groupSites(sites), read)}
          adjoining={shape && fetchAdjoining(place, shape, sites, read)}
          place={place}
          area={area}
          answer={result.data}
          boundaries={boundaries}
          permits={permits}
          metas={[result.meta, ...area.metas, ...metas]}
        />
        <Share href={href} />
      </>
    ),
    actions: (
      <Downloads
        files={[
          {
            what: texts.file,
            formats: [{ id: 'pdf', label: 'PDF' }, ...listedFormats],
            href: (format) => (format === 'pdf' ? localHref(fileHref(format)) : fileHref(format)),
            isLive: true,
          },
        ]}
      />
    ),
  }
}

export const refuseOutline = async (message: string): Promise<PageContent> => ({
  problems: [{ field: 'outline', message }],
  shown: null,
})
