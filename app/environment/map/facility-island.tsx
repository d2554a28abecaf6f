'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeatures, MapOverlay } from '@/components/map/map-props'
import { describeFacility } from './describe-facility'
import { drawMark } from './draw-mark'
import type { Rings } from './draw-rings'
import { facilityLayers, pickable } from './facility-layers'
import { facilitySource } from './facility-source'
import { useSelectedPoint } from './use-selected-point'

export interface FacilityIslandProps {
  label: string
  listLabel: string
  rings: Rings
  pointsHref: string
  selectHref: string
  selectedId: string | undefined
}

/** Facilities come from their address straight into the map: thousands of them never pass through React. */
export default function FacilityIsland({
  label,
  listLabel,
  rings,
  pointsHref,
  selectHref,
  selectedId,
}: FacilityIslandProps) {
  const [map, setMap] = useState<MapLibreMap>()
  const selected = useSelectedPoint(map, selectedId)
  const overlay = useMemo<MapOverlay>(
    () => ({
      sources: {
        rings: { type: 'geojson', data: rings.data },
        facilities: facilitySource(pointsHref),
        selected: {
          type: 'geojson',
          data: { type: 'FeatureCollection', features: selected ? [selected] : [] },
        },
      },
      layers: facilityLayers,
      pickable,
      drawImage: drawMark,
      describe: describeFacility,
    }),
    [rings, pointsHref, selected],
  )
  return (
    <MapIsland
      label={label}
      listLabel={listLabel}
      features={NO_FEATURES}
      bounds={rings.bounds}
      overlay={overlay}
      featureHref={selectHref}
      {...(selectedId ? { selectedId } : {})}
      onReady={setMap}
    />
  )
}

const NO_FEATURES: MapFeatures = { type: 'FeatureCollection', features: [] }
