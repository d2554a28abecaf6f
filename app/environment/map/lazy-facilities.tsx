'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { FacilityIslandProps } from './facility-island'

/** Keeps the map, and all that draws facilities, out of what a page loads first. */
export function LazyFacilities(props: FacilityIslandProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <FacilityIsland {...props} />
    </MapArrival>
  )
}

const FacilityIsland = lazyIsland<FacilityIslandProps>(() => import('./facility-island'))
