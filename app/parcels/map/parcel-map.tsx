'use client'

import type { Map as MapLibreMap, Source } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeatures, MapOverlay } from '@/components/map/map-props'
import { drawSketch, SKETCH, sketchLayers } from '@/components/map/sketch/draw-sketch'
import { useAreas } from '@/components/map/tiles/use-areas'
import { CHOSEN, chosenLayers, isAnyChosen } from '@/components/parcels/map/chosen-layers'
import { colorScale } from '@/components/parcels/map/color-classes'
import { describeParcel } from '@/components/parcels/map/describe-parcel'
import { parcelLayers, pickable } from '@/components/parcels/map/parcel-layers'
import { parcelLevels, parcelSource, SOURCE, sourceLayers } from '@/components/parcels/map/parcel-properties'
import { conditionsOf, fromMapId, toMapId } from '@/connectors/us-florida-parcels/public'
import { listedChanges } from './listed-changes'
import type { ParcelMapProps } from './parcel-map-props'

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
  useAreas(created, { source: SOURCE, levels: parcelLevels, ...props })
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

interface Applied {
  source: Source
  sourceLayer: string
  ids: Set<string>
}

/** Of which the map makes a frame without holding up the page, with a dozen tiles to look into. */
const CHANGES_PER_FRAME = 150

/** The map keeps by id what is listed, also for tiles that come later; a new edition's source begins anew. */
function useListed(
  map: MapLibreMap | undefined,
  { listed, layer = 'polygons', edition }: Pick<ParcelMapProps, 'listed' | 'layer' | 'edition'>,
): void {
  const applied = useRef<Applied>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new source, found by its name.
  useEffect(() => {
    const source = map?.getSource(SOURCE)
    if (!map || !source) return
    const sourceLayer = sourceLayers[layer]
    const last = applied.current
    const isKept = last?.source === source && last.sourceLayer === sourceLayer
    const now = isKept ? last : { source, sourceLayer, ids: new Set<string>() }
    applied.current = now
    return changeByFrames(map, now, new Set(listed.map(toMapId)))
  }, [map, listed, layer, edition])
}

/** Returns what stops it; where it stopped the next list goes on. */
function changeByFrames(map: MapLibreMap, applied: Applied, wanted: ReadonlySet<string>): () => void {
  let frame = 0
  const step = () => {
    // Gone with the style that held it; the next list finds the new one.
    if (map.getSource(SOURCE) !== applied.source) return
    const { added, removed } = listedChanges(applied.ids, wanted)
    const changes = [...removed, ...added].slice(0, CHANGES_PER_FRAME)
    for (const id of changes) toggle(map, applied, id)
    if (changes.length < removed.length + added.length) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}

function toggle(map: MapLibreMap, { sourceLayer, ids }: Applied, id: string): void {
  const feature = { source: SOURCE, sourceLayer, id }
  if (ids.delete(id)) {
    map.removeFeatureState(feature)
    return
  }
  ids.add(id)
  map.setFeatureState(feature, { listed: true })
}
