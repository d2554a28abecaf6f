import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { defineTexts } from '@/lib/language/define-texts'
import { PlaceOverview } from './known-place'
import { PlaceChoice } from './place-choice'
import type { PlacesPageRequest } from './read-question'

const texts = defineTexts('places.view', {
  credit: 'Names and centers of cities: GeoNames (CC BY 4.0). Counties: U.S. Census Bureau.',
})

interface Props {
  q: string | undefined
  question: PlacesPageRequest
  dropped: readonly string[]
}

export function PlacesView({ q, question: { zip, named, place }, dropped }: Props) {
  return (
    <PageFrame>
      <div className="max-w-3xl">
        {place ? (
          <PlaceOverview place={place}>
            <DroppedNotice dropped={dropped} />
          </PlaceOverview>
        ) : (
          <PlaceChoice q={q} zip={zip} named={named}>
            <DroppedNotice dropped={dropped} />
          </PlaceChoice>
        )}
        <p className="mt-8 text-sm text-muted">{texts.credit}</p>
      </div>
    </PageFrame>
  )
}
