'use client'

import type { ReactNode } from 'react'
import { LayeredMap } from '@/components/map/layered-map'
import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { MapProps } from '@/components/map/map-props'

/** A map of layers that draws the features with a mark as the symbols of facilities and cleanup sites. */
export const MarkedMap = (props: MapProps & { children: ReactNode }) => (
  <LayeredMap {...props} island={LazyMarkedMap} />
)

const LazyMarkedMap = (props: MapProps) => (
  <MapArrival label={props.label} listLabel={props.listLabel}>
    <MarkedIsland {...props} />
  </MapArrival>
)

const MarkedIsland = lazyIsland<MapProps>(() => import('./marked-island'))
