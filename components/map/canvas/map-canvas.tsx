import 'maplibre-gl/dist/maplibre-gl.css'
import { type MapRef, Map as MapView } from '@vis.gl/react-maplibre'
import type { MapGeoJSONFeature, Map as MapLibreMap, Point, StyleSpecification } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { fitOptions } from '../camera'
import type { CameraTarget } from '../fit'
import type { MapOverlay } from '../map-props'
import { drawPin } from '../pin/pin'
import { HOVERED_NAME } from '../style/crowd-layers'
import { drawHatch } from '../style/hatch'
import { isPicture } from '../style/palette'
import { groundSources } from '../style/street-layers'
import { keepLoaded } from './keep-loaded'
import { LibraryError, loadLibrary } from './map-library'

const MOST_ZOOM = 19

/** `map`: this browser cannot draw a map. `library`: MapLibre did not load. */
export type MapFailureKind = 'map' | 'library' | 'tiles' | 'streets' | 'overlay'

interface Props {
  map: MapLibreMap | undefined
  start: CameraTarget
  style: StyleSpecification
  selectable: readonly string[]
  canPick: boolean
  overlay: MapOverlay | undefined
  onCreated: ((map: MapLibreMap) => void) | undefined
  onMap: (map: MapLibreMap) => void
  onReady: ((map: MapLibreMap) => void) | undefined
  onChoose: (point: Point) => void
  onTrouble: (trouble: MapFailureKind) => void
}

export function MapCanvas({
  map,
  start,
  style,
  selectable,
  canPick,
  overlay,
  onCreated,
  onMap,
  onReady,
  onChoose,
  onTrouble,
}: Props) {
  const [pointed, setPointed] = useState(false)
  const [initialViewState] = useState(() =>
    'view' in start ? start.view : { bounds: start.bounds, fitBoundsOptions: fitOptions(start.maxZoom) },
  )
  const firstStyle = useStyle(map, style)
  const [library] = useState(loadLibrary)
  const isSelectable = ({ state, properties, source }: MapGeoJSONFeature) =>
    overlay?.isSelectable?.(state, properties, source) ?? true
  return (
    <MapView
      mapLib={library}
      initialViewState={initialViewState}
      mapStyle={firstStyle}
      interactiveLayerIds={[...selectable]}
      cursor={pointed ? 'pointer' : canPick ? 'crosshair' : 'grab'}
      minZoom={1.5}
      maxZoom={MOST_ZOOM}
      // Enlarges whole ground tiles at large zooms. By default MapLibre would split them, and request and lay
      // them out again.
      zoomLevelsToOverscale={MOST_ZOOM}
      fadeDuration={0}
      // Skips validation, because the type checker already validates the style.
      validateStyle={false}
      attributionControl={false}
      keyboard={false}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      // If a click picks a point, a double click must not zoom, because its first click already leaves the
      // page.
      doubleClickZoom={!canPick}
      ref={(created) => prepare(created, overlay?.drawImage, onCreated)}
      onStyleData={({ target }) => onMap(target)}
      onLoad={({ target }) => onReady?.(target)}
      onClick={({ point }) => onChoose(point)}
      onMouseMove={({ features = [], target }) => {
        setPointed(features.some(isSelectable))
        nameHovered(target, features[0])
      }}
      onMouseLeave={({ target }) => {
        setPointed(false)
        nameHovered(target, undefined)
      }}
      onError={(event) => {
        // An error without a target precedes the map: MapLibre did not load, or the browser lacks WebGL.
        if (!event.target) onTrouble(event.error instanceof LibraryError ? 'library' : 'map')
        else if ('sourceId' in event) onTrouble(troubleOf(event.sourceId))
      }}
    />
  )
}

function nameHovered(map: MapLibreMap, feature: MapGeoJSONFeature | undefined): void {
  if (map.getLayer(HOVERED_NAME))
    map.setFilter(HOVERED_NAME, ['==', ['get', 'id'], feature?.properties.id ?? ''])
}

function useStyle(map: MapLibreMap | undefined, style: StyleSpecification): StyleSpecification {
  const [first] = useState(style)
  const applied = useRef(first)
  useEffect(() => {
    const before = applied.current
    if (!map || before === style) return
    applied.current = style
    map.setStyle(style, {
      transformStyle: (current, next) => {
        if (current) keepLoaded(current.sources, before.sources, next.sources)
        return next
      },
    })
  }, [map, style])
  return first
}

/** Runs before the style loads, because the first tiles already need the patterns. */
function prepare(
  created: MapRef | null,
  drawImage: MapOverlay['drawImage'],
  onCreated: Props['onCreated'],
): void {
  const map = created?.getMap()
  if (!map) return
  map.touchZoomRotate.disableRotation()
  map.setMissingStyleImageResolver((id) => {
    const image = drawHatch(id) ?? drawPin(id) ?? drawImage?.(id)
    if (image) map.addImage(id, image, { pixelRatio: 2 })
  })
  onCreated?.(map)
}

function troubleOf(source: unknown): MapFailureKind {
  if (isPicture(source)) return 'tiles'
  return groundSources.some((name) => name === source) ? 'streets' : 'overlay'
}
