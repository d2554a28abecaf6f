'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { FacilityIslandProps } from './facility-island'

export function LazyFacilities(props: FacilityIslandProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <FacilityIsland {...props} />
    </MapArrival>
  )
}

const FacilityIsland = lazyIsland<FacilityIslandProps>(() => import('./facility-island'))
