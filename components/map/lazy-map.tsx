'use client'

import { lazyIsland, MapArrival } from './map-arrival'
import type { MapProps } from './map-props'

export function LazyMap(props: MapProps) {
  return (
    <MapArrival label={props.label} listLabel={props.listLabel}>
      <MapIsland {...props} />
    </MapArrival>
  )
}

const MapIsland = lazyIsland<MapProps>(() => import('./map-island'))
