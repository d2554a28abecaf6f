'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { FacilityIslandProps } from './facility-island'

/** Loads the map and all code that draws facilities on demand, not with the page. */
export function LazyFacilities(props: FacilityIslandProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <FacilityIsland {...props} />
    </MapArrival>
  )
}

const FacilityIsland = lazyIsland<FacilityIslandProps>(() => import('./facility-island'))
