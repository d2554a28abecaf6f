import 'maplibre-gl/dist/maplibre-gl.css'
import { type MapRef, Map as MapView } from '@vis.gl/react-maplibre'
import type { MapGeoJSONFeature, Map as MapLibreMap, Point, StyleSpecification } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { fitOptions } from '../camera'
import type { Target } from '../fit'
import type { MapOverlay } from '../map-props'
import { drawPin } from '../pin/pin'
import { HOVERED_NAME } from '../style/crowd-layers'
import { drawHatch } from '../style/hatch'
import { isPicture } from '../style/palette'
import { groundSources } from '../style/street-layers'
import { keepLoaded } from './keep-loaded'
import { LibraryError, loadLibrary } from './map-library'

const MOST_ZOOM = 19

/** `map`: this browser cannot draw one. `library`: what draws it did not load. */
export type MapTrouble = 'map' | 'library' | 'tiles' | 'streets' | 'overlay'

interface Props {
  /** Once it has its style. */
  map: MapLibreMap | undefined
  start: Target
  maxZoom: number | undefined
  style: StyleSpecification
  /** Where the pointer shows that something can be selected. */
  selectable: readonly string[]
  canPick: boolean
  overlay: MapOverlay | undefined
  onCreated: ((map: MapLibreMap) => void) | undefined
  onMap: (map: MapLibreMap) => void
  onReady: ((map: MapLibreMap) => void) | undefined
  onChoose: (point: Point) => void
  onTrouble: (trouble: MapTrouble) => void
}

/** MapLibre, set up for us: no turning, no tilting, its own keys and controls off. */
export function MapCanvas({
  map,
  start,
  maxZoom,
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
    'view' in start ? start.view : { bounds: start.bounds, fitBoundsOptions: fitOptions(maxZoom) },
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
      // Close in, the ground's tiles are enlarged whole; cut into parts they would be asked for and laid out again.
      zoomLevelsToOverscale={MOST_ZOOM}
      fadeDuration={0}
      // A style is valid by its types.
      validateStyle={false}
      attributionControl={false}
      keyboard={false}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      // The first click of two would already pick a point and leave.
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
        // Without WebGL there is an error and no map that could have sent it.
        if (!event.target) onTrouble(event.error instanceof LibraryError ? 'library' : 'map')
        else if ('sourceId' in event) onTrouble(troubleOf(event.sourceId))
      }}
    />
  )
}

/** Of a crowd only the one under the pointer has its name. */
function nameHovered(map: MapLibreMap, feature: MapGeoJSONFeature | undefined): void {
  if (map.getLayer(HOVERED_NAME))
    map.setFilter(HOVERED_NAME, ['==', ['get', 'id'], feature?.properties.id ?? ''])
}

/** Applies each new style to the map, and returns the one to begin with. */
function useStyle(map: MapLibreMap | undefined, style: StyleSpecification): StyleSpecification {
  const [first] = useState(style)
  const applied = useRef(first)
  useEffect(() => {
    const before = applied.current
    if (!map || before === style) return
    applied.current = style
    map.setStyle(style, {
      transformStyle: (drawn, next) => {
        if (drawn) keepLoaded(drawn.sources, before.sources, next.sources)
        return next
      },
    })
  }, [map, style])
  return first
}

/** Before it loads, for the first tiles already ask for patterns. */
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

function troubleOf(source: unknown): MapTrouble {
  if (isPicture(source)) return 'tiles'
  return groundSources.some((name) => name === source) ? 'streets' : 'overlay'
}
