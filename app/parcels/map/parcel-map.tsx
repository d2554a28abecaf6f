'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeatures, MapOverlay } from '@/components/map/map-props'
import { conditionsOf } from '@/lib/florida/parcel-filter'
import { fromMapId } from '@/lib/florida/parcel-key'
import { CHOSEN, chosenLayers, isAnyChosen } from './chosen-layers'
import { colorScale } from './color-classes'
import { describeParcel } from './describe-parcel'
import { drawSketch } from './draw-sketch'
import { parcelLayers, pickable } from './parcel-layers'
import type { ParcelMapProps } from './parcel-map-props'
import { parcelSource, SOURCE } from './parcel-source'
import { SKETCH, sketchLayers } from './sketch-layers'
import { useAreas } from './use-areas'
import { useListed } from './use-listed'

export interface ParcelIslandProps extends ParcelMapProps {
  label: string
  listLabel: string
}

const texts = {
  credit: 'Parcels: Florida Department of Revenue',
  corner: 'Add a corner here',
} as const

/** Parcels go from their tiles straight into the map; of React's state it knows only which are listed and chosen. */
export default function ParcelMap(props: ParcelIslandProps) {
  const { label, listLabel, view, base, onView, onBase, onChoose, onCorner } = props
  const [created, setCreated] = useState<MapLibreMap>()
  const [drawn, setDrawn] = useState<MapLibreMap>()
  const overlay = useOverlay(props)
  useAreas(created, props)
  useListed(drawn, props)
  return (
    <MapIsland
      label={label}
      listLabel={listLabel}
      features={NO_FEATURES}
      view={view}
      basemap={base}
      onBasemap={onBase}
      overlay={overlay}
      pickLabel={texts.corner}
      onView={onView}
      onCreated={setCreated}
      onReady={setDrawn}
      {...(onCorner
        ? { onPick: ({ longitude, latitude }) => onCorner([longitude, latitude]) }
        : { onSelect: (id) => onChoose(fromMapId(id)) })}
    />
  )
}

/** The style's part: it changes with what is asked of it and chosen, never with a move or a list. */
function useOverlay(props: ParcelMapProps): MapOverlay {
  const { filter, color, edition, selected, open, sketch, layer = 'polygons' } = props
  const [thisYear] = useState(() => new Date().getFullYear())
  return useMemo(() => {
    const conditions = conditionsOf(filter)
    const look = { layer, conditions, scale: colorScale(color, thisYear) }
    const chosen = { selected, open }
    const source = parcelSource(edition)
    return {
      sources: {
        [SOURCE]: source,
        ...(isAnyChosen(chosen) ? { [CHOSEN]: source } : {}),
        [SKETCH]: { type: 'geojson', data: drawSketch(sketch) },
      },
      layers: (palette) => [
        ...parcelLayers(palette, look),
        ...chosenLayers(palette, layer, chosen),
        ...sketchLayers(palette),
      ],
      pickable: pickable[layer],
      isSelectable,
      pointOf,
      describe: (properties) => describeParcel(conditions, properties),
      credit: texts.credit,
      saysTrouble: true,
    }
  }, [filter, color, edition, selected, open, sketch, layer, thisYear])
}

const isSelectable: MapOverlay['isSelectable'] = ({ listed }) => listed === true
const pointOf: MapOverlay['pointOf'] = ({ x, y }) => [Number(x), Number(y)]
const NO_FEATURES: MapFeatures = { type: 'FeatureCollection', features: [] }
