'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { LotMapProps } from './lot-map-props'

export function LotMap(props: LotMapProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <LotIsland {...props} />
    </MapArrival>
  )
}

const LotIsland = lazyIsland<LotMapProps>(() => import('./lot-island'))
