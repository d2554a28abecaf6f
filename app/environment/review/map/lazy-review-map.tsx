'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { ReviewIslandProps } from './review-island'

export function LazyReviewMap(props: ReviewIslandProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <ReviewIsland {...props} />
    </MapArrival>
  )
}

const ReviewIsland = lazyIsland<ReviewIslandProps>(() => import('./review-island'))
