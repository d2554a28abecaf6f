'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { LayerLotMapProps } from './lot-map-props'

export function LotMap(props: LayerLotMapProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <LotIsland {...props} />
    </MapArrival>
  )
}

const LotIsland = lazyIsland<LayerLotMapProps>(() => import('./lot-island'))
