'use client'

import type { Feature, FeatureCollection, Point } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { CLEANUP, describeCleanup } from '@/components/facilities/map/cleanup-layers'
import { describeFacility } from '@/components/facilities/map/describe-facility'
import { drawMark } from '@/components/facilities/map/draw-mark'
import { FACILITIES, facilitySource, pickable } from '@/components/facilities/map/facility-layers'
import type { FacilityPointProperties } from '@/components/facilities/map/facility-point'
import MapIsland from '@/components/map/map-island'
import type { MapFeatures, MapOverlay } from '@/components/map/map-props'
import { defineTexts } from '@/lib/language/define-texts'
import { useCleanupMarks } from '../cleanup/cleanup-marks'
import type { CleanupMark } from '../cleanup/filter-sites'
import { BoxControl, CORNERS, useBoxDrawing } from './box-drawing'
import type { RingsDrawing } from './draw-rings'
import { FacilityLegend } from './facility-legend'
import { onRaise } from './raised'
import { HIGHLIGHT, ringLayers } from './ring-layers'

const texts = defineTexts('environment.facility-island', { subject: 'The facilities' })
const selectable = [...pickable, CLEANUP]

export interface FacilityIslandProps {
  label: string
  listLabel: string
  area: RingsDrawing
  pointsHref: string
  selectHref: string
  boxHref: string
  selectedId: string | undefined
  cleanup: Promise<readonly CleanupMark[]> | undefined
}

/** MapLibre fetches the facilities itself, because thousands of them would slow down React. */
export default function FacilityIsland({
  label,
  listLabel,
  area,
  pointsHref,
  selectHref,
  boxHref,
  selectedId,
  cleanup,
}: FacilityIslandProps) {
  const [map, setMap] = useState<MapLibreMap>()
  const selected = useSelectedPoint(map, selectedId)
  const box = useBoxDrawing(map, boxHref)
  const { isDrawing } = box
  const sites = useCleanupMarks(cleanup)
  useRaised(map)
  const overlay = useMemo<MapOverlay>(
    () => ({
      sources: {
        rings: { type: 'geojson', data: area.data },
        [CLEANUP]: { type: 'geojson', data: sites },
        [CORNERS]: { type: 'geojson', data: NOTHING },
        [FACILITIES]: facilitySource(pointsHref),
        selected: {
          type: 'geojson',
          data: { type: 'FeatureCollection', features: selected ? [selected] : [] },
        },
        [HIGHLIGHT]: { type: 'geojson', data: NOTHING },
      },
      layers: ringLayers,
      pickable: selectable,
      drawImage: drawMark,
      describe: (properties, source) =>
        source === CLEANUP ? describeCleanup(properties) : describeFacility(properties),
      // A cleanup site without a page opens nothing. While a box is drawn, a click on a site sets a corner.
      isSelectable: (_, { href }, source) => source !== CLEANUP || (!isDrawing && typeof href === 'string'),
      subject: texts.subject,
    }),
    [area, pointsHref, selected, sites, isDrawing],
  )
  return (
    <div className="flex min-w-0 flex-col lg:h-full">
      <div className="min-h-0 min-w-0 lg:flex-1">
        <MapIsland
          label={label}
          listLabel={listLabel}
          features={NO_FEATURES}
          bounds={area.bounds}
          overlay={overlay}
          opens
          {...(selectedId ? { selectedId } : {})}
          {...(isDrawing ? { onPick: box.pick, pickLabel: box.pickLabel } : { featureHref: selectHref })}
          onReady={setMap}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 lg:px-2 lg:pb-1">
        <FacilityLegend area={area} hasCleanup={sites.features.length > 0} />
        <BoxControl box={box} />
      </div>
    </div>
  )
}

/** Updates the map without a React rendering, because the highlight follows the pointer. */
function useRaised(map: MapLibreMap | undefined): void {
  useEffect(() => {
    if (!map) return
    return onRaise((raised) => {
      const data: FeatureCollection = raised
        ? {
            type: 'FeatureCollection',
            features: [
              {
                type: 'Feature',
                properties: { id: HIGHLIGHT, name: raised.name, v: raised.v },
                geometry: { type: 'Point', coordinates: raised.position },
              },
            ],
          }
        : NOTHING
      map.getSource<GeoJSONSource>(HIGHLIGHT)?.setData(data)
    })
  }, [map])
}

type SelectedPoint = Feature<Point, FacilityPointProperties>

function useSelectedPoint(
  map: MapLibreMap | undefined,
  selectedId: string | undefined,
): SelectedPoint | undefined {
  const [match, setMatch] = useState<SelectedPoint>()
  useEffect(() => {
    if (!map || !selectedId) return
    let isWanted = true
    const look = async () => {
      const point = await findPoint(map, selectedId)
      if (!isWanted) return
      setMatch(point)
      if (point) bringIntoSight(map, point)
    }
    const lookAgain = ({ sourceId, sourceDataType }: MapSourceDataEvent) => {
      if (sourceId === FACILITIES && sourceDataType === 'content') void look()
    }
    const watch = map.on('sourcedata', lookAgain)
    void look()
    return () => {
      isWanted = false
      watch.unsubscribe()
    }
  }, [map, selectedId])
  return match?.properties.id === selectedId ? match : undefined
}

async function findPoint(map: MapLibreMap, id: string): Promise<SelectedPoint | undefined> {
  const data = await map.getSource<GeoJSONSource>(FACILITIES)?.getData()
  if (data?.type !== 'FeatureCollection') return undefined
  const { features } = data as FeatureCollection<Point, FacilityPointProperties>
  return features.find(({ properties }) => properties.id === id)
}

/** MapLibre jumps to the point if the visitor prefers reduced motion. */
function bringIntoSight(map: MapLibreMap, { geometry }: SelectedPoint): void {
  const [longitude = 0, latitude = 0] = geometry.coordinates
  if (map.getBounds().contains([longitude, latitude])) return
  map.easeTo({ center: [longitude, latitude], duration: 250 })
}

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }
const NO_FEATURES: MapFeatures = { type: 'FeatureCollection', features: [] }
