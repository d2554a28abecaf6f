'use client'

import type { Feature, FeatureCollection, Point } from 'geojson'
import type {
  GeoJSONSource,
  GeoJSONSourceSpecification,
  Map as MapLibreMap,
  MapSourceDataEvent,
} from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeatures, MapOverlay } from '@/components/map/map-props'
import type { PointProperties } from '../points/to-points'
import { describeFacility } from './describe-facility'
import { drawMark } from './draw-mark'
import type { Rings } from './draw-rings'
import { facilityLayers, pickable } from './facility-layers'

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

type SelectedPoint = Feature<Point, PointProperties>

/** Where the selected facility stands, from what the map itself has loaded; brought into sight when it is outside. */
function useSelectedPoint(
  map: MapLibreMap | undefined,
  selectedId: string | undefined,
): SelectedPoint | undefined {
  const [found, setFound] = useState<SelectedPoint>()
  useEffect(() => {
    if (!map || !selectedId) return
    let isWanted = true
    const look = async () => {
      const point = await findPoint(map, selectedId)
      if (!isWanted) return
      setFound(point)
      if (point) bringIntoSight(map, point)
    }
    const lookAgain = ({ sourceId, sourceDataType }: MapSourceDataEvent) => {
      if (sourceId === SOURCE && sourceDataType === 'content') void look()
    }
    const watch = map.on('sourcedata', lookAgain)
    void look()
    return () => {
      isWanted = false
      watch.unsubscribe()
    }
  }, [map, selectedId])
  return found?.properties.id === selectedId ? found : undefined
}

const SOURCE = 'facilities'

async function findPoint(map: MapLibreMap, id: string): Promise<SelectedPoint | undefined> {
  const data = await map.getSource<GeoJSONSource>(SOURCE)?.getData()
  if (data?.type !== 'FeatureCollection') return undefined
  const { features } = data as FeatureCollection<Point, PointProperties>
  return features.find(({ properties }) => properties.id === id)
}

/** MapLibre jumps by itself where less motion is wanted. */
function bringIntoSight(map: MapLibreMap, { geometry }: SelectedPoint): void {
  const [longitude = 0, latitude = 0] = geometry.coordinates
  if (map.getBounds().contains([longitude, latitude])) return
  map.easeTo({ center: [longitude, latitude], duration: 250 })
}

/** Pixels within which facilities are drawn as one number. */
const RADIUS = 34
/** The closest the map comes: what is one number there stands at one place. */
const CLOSEST = 19

/** All facilities, counted together where they would cover each other; none is dropped. */
function facilitySource(pointsHref: string): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: pointsHref,
    cluster: true,
    clusterRadius: RADIUS,
    clusterMinPoints: 2,
    clusterMaxZoom: CLOSEST,
    maxzoom: CLOSEST + 1,
    clusterProperties: {
      current: ['+', ['case', ['==', ['get', 'v'], 'current'], 1, 0]],
    },
  }
}

const NO_FEATURES: MapFeatures = { type: 'FeatureCollection', features: [] }
