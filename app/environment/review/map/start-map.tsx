import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { reviewHref } from '../url'
import { LazyReviewMap } from './lazy-review-map'

const texts = defineTexts('review.start-map', {
  how: 'Zoom to a lot and draw its outline, or click a point to review around it.',
  map: 'Map to draw an outline or pick a place',
  list: 'The form above',
})

export const StartMap = () => (
  <>
    <p className="mb-2 text-muted">{texts.how}</p>
    <LazyReviewMap
      boundaries={undefined}
      links={{ elsewhere: reviewHref({}) }}
      label={texts.map}
      listLabel={texts.list}
      features={{ type: 'FeatureCollection', features: [] }}
      pickHref={localHref('/environment/review?at={lat},{lon}')}
    />
  </>
)
