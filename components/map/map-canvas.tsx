import 'maplibre-gl/dist/maplibre-gl.css'
import { type MapRef, Map as MapView } from '@vis.gl/react-maplibre'
import { type Map as MapLibreMap, type Point, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import { useState } from 'react'
import { fitOptions } from './camera'
import type { Target } from './fit'
import { drawHatch } from './hatch'

// Left to itself, MapLibre looks for its worker where the bundler did not put it, and draws no feature.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).toString())

export type MapTrouble = 'map' | 'tiles'

interface Props {
  start: Target
  style: StyleSpecification
  /** Where the pointer shows that something can be selected. */
  selectable: readonly string[]
  canPick: boolean
  onMap: (map: MapLibreMap) => void
  onChoose: (point: Point) => void
  onTrouble: (trouble: MapTrouble) => void
}

/** MapLibre, set up for us: no turning, no tilting, its own keys and controls off. */
export function MapCanvas({ start, style, selectable, canPick, onMap, onChoose, onTrouble }: Props) {
  const [pointed, setPointed] = useState(false)
  const [initialViewState] = useState(() =>
    'view' in start ? start.view : { bounds: start.bounds, fitBoundsOptions: fitOptions },
  )
  return (
    <MapView
      initialViewState={initialViewState}
      mapStyle={style}
      interactiveLayerIds={[...selectable]}
      cursor={pointed ? 'pointer' : canPick ? 'crosshair' : 'grab'}
      minZoom={1.5}
      maxZoom={19}
      fadeDuration={0}
      attributionControl={false}
      keyboard={false}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      // The first click of two would already pick a point and leave.
      doubleClickZoom={!canPick}
      ref={prepare}
      onLoad={({ target }) => onMap(target)}
      onClick={({ point }) => onChoose(point)}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onError={(event) => {
        // Without WebGL there is an error and no map that could have sent it.
        if (!event.target) onTrouble('map')
        else if ('sourceId' in event && isPicture(event.sourceId)) onTrouble('tiles')
      }}
    />
  )
}

/** Before it loads, for the first tiles already ask for patterns. */
function prepare(created: MapRef | null): void {
  const map = created?.getMap()
  map?.touchZoomRotate.disableRotation()
  map?.setMissingStyleImageResolver((id) => {
    const hatch = drawHatch(id)
    if (hatch) map.addImage(id, hatch, { pixelRatio: 2 })
  })
}

function isPicture(source: unknown): boolean {
  return source === 'topo' || source === 'imagery'
}
