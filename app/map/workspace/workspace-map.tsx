import type { Map as MapLibreMap } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { STEP } from '@/components/map/controls/key-command'
import { PanButtons, ZoomButtons } from '@/components/map/controls/map-controls'
import { MapButton } from '@/components/map/controls/place-buttons'
import { MapPlaceholder, mapWords } from '@/components/map/map-placeholder'
import type { Bounds, MapFeatures, MapOverlay, MapView } from '@/components/map/map-props'
import { MapViewport, marksAim } from '@/components/map/map-viewport'
import { pinAt } from '@/components/map/pin/pin'
import type { Basemap } from '@/components/map/style/palette'
import { useIsland } from '@/components/map/use-island'
import { Icon } from '@/components/ui/icon'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import type { LngLat } from '@/lib/geography/types'

interface Props {
  view: MapView | undefined
  base: Basemap
  here: LngLat | undefined
  isBesidePanel: boolean
  overlay: MapOverlay
  onBase: (base: Basemap) => void
  onView: (view: MapView, bounds: Bounds) => void
  onPick: (point: LngLat) => void
  onSelect: (id: string, source: string, point: LngLat) => void
  onCreated: (map: MapLibreMap) => void
  onLocate: () => void
  canUndo: boolean
  canRedo: boolean
  onUndo: (type: 'undone' | 'redone') => void
  isDrawing: boolean
  children: ReactNode
}

const texts = {
  label: 'Map of the layers',
  keys: 'Arrow keys move the map, plus and minus zoom, Enter shows what is at the center.',
  drawing:
    'Arrow keys move the map, plus and minus zoom, Enter sets a corner at the center, Backspace takes it back, Escape ends.',
  impossible:
    'This browser cannot draw the map: it needs WebGL, which is missing or switched off. The lists of the other pages have the same records.',
  undo: 'Undo',
  redo: 'Redo',
  locate: 'Go to my location',
}

/**
 * The canvas fills the workspace without the closed table, so that it keeps its size when the table or the panel
 * opens above it.
 */
const canvasHeight = '[--canvas-height:calc(100cqh-2.8125rem)] lg:[--canvas-height:calc(100cqh-1.8125rem)]'

export default function WorkspaceMap(props: Props) {
  const { view, base, here, overlay, onBase, onView, onPick, onSelect, onCreated, isDrawing } = props
  const region = useRef<HTMLElement>(null)
  const island = useIsland(
    {
      label: texts.label,
      features: pinOf(here),
      overlay,
      basemap: base,
      onBasemap: onBase,
      onView,
      onPick,
      ...(isDrawing ? {} : { onSelect }),
      ...(view ? { view } : {}),
    },
    region,
  )
  const { camera } = island
  const isDeclared = useDeclared()
  if (island.trouble === 'map' || island.trouble === 'library') {
    return (
      <MapPlaceholder label={texts.label}>
        <p role="status">{island.trouble === 'map' ? texts.impossible : mapWords.unreachable}</p>
      </MapPlaceholder>
    )
  }
  return (
    <section
      ref={region}
      aria-label={texts.label}
      data-map-state="loading"
      className={`${marksAim} ${canvasHeight} ${props.isBesidePanel ? '[--canvas-beside:19rem]' : ''} @container relative flex h-full flex-col bg-surface print:h-[60vh]`}
    >
      <p id={island.keysId} hidden>
        {isDrawing ? texts.drawing : texts.keys}
      </p>
      {isDeclared && (
        <MapViewport island={island} label={texts.label} overlay={overlay} onCreated={onCreated} />
      )}
      <div className="absolute top-14.5 left-2 z-10 flex flex-wrap gap-1 @3xl:top-2 @3xl:right-2 @3xl:left-auto @3xl:max-w-[calc(100%-26rem)] @3xl:justify-end @5xl:max-w-none print:hidden">
        <MapButton label={texts.undo} onClick={() => props.onUndo('undone')} disabled={!props.canUndo} square>
          <Icon name="back" />
        </MapButton>
        <MapButton label={texts.redo} onClick={() => props.onUndo('redone')} disabled={!props.canRedo} square>
          <Icon name="back" className="size-5 -scale-x-100" />
        </MapButton>
        {props.children}
      </div>
      <div className="absolute bottom-24 left-2 z-10 flex flex-wrap gap-1 @md:bottom-16 @5xl:bottom-11 print:hidden">
        <ZoomButtons onZoom={(levels) => camera?.zoomBy(levels)} />
        <MapButton label={texts.locate} onClick={props.onLocate} square>
          <Icon name="locate" />
        </MapButton>
        <PanButtons onPan={(direction) => camera?.pan(direction, STEP)} />
      </div>
      <p role="status" className="sr-only">
        {island.words}
      </p>
    </section>
  )
}

/**
 * Returns false until the layers have declared their styles, so that the first map style contains all layers
 * and their tiles load at once.
 */
function useDeclared(): boolean {
  const [isDeclared, setDeclared] = useState(false)
  useEffect(() => setDeclared(true), [])
  return isDeclared
}

const NO_PIN: MapFeatures = { type: 'FeatureCollection', features: [] }
const pins = new Map<string, MapFeatures>()

function pinOf(here: LngLat | undefined): MapFeatures {
  if (!here) return NO_PIN
  const name = formatCoordinates(here.latitude, here.longitude).decimal
  const cached = pins.get(name)
  if (cached) return cached
  const pin = pinAt(here, name)
  pins.clear()
  pins.set(name, pin)
  return pin
}
