'use client'

import { lazyIsland, MapArrival } from '@/components/map/map-arrival'
import type { ParcelIslandProps } from './parcel-map'
import type { ParcelMapProps } from './parcel-map-props'

const texts = { label: 'Map of parcels', listLabel: 'The list of parcels' } as const

/** Keeps the map, and all that draws parcels, out of what a page loads first. */
export function LazyParcelMap(props: ParcelMapProps) {
  return (
    <MapArrival {...texts}>
      <ParcelMap {...props} {...texts} />
    </MapArrival>
  )
}

const ParcelMap = lazyIsland<ParcelIslandProps>(() => import('./parcel-map'))
