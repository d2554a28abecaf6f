'use client'

import { useRef, useState } from 'react'
import { buttonLook } from '@/components/ui/button'
import { MapControls } from './controls/map-controls'
import { fullFrame, MapPlaceholder, mapFrame, mapWords } from './map-placeholder'
import { DEFAULT_LIST, type MapProps } from './map-props'
import { MapViewport, marksAim } from './map-viewport'
import { useIsland } from './use-island'

const text = {
  keys: 'Arrow keys move the map, plus and minus zoom, Enter selects what is at the center.',
  impossible: 'This browser cannot draw the map: it needs WebGL, which is missing or switched off.',
  everything: 'has everything.',
  open: 'Full screen',
  close: 'Leave full screen',
} as const

export default function MapIsland(props: MapProps) {
  const {
    label,
    features,
    bounds,
    maxZoom,
    legend,
    overlay,
    pickLabel,
    onCreated,
    onReady,
    opens = false,
    listLabel = DEFAULT_LIST,
  } = props
  const region = useRef<HTMLElement>(null)
  const island = useIsland(props, region)
  const [isFull, setFull] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { map, camera, target, place } = island
  function toggleFull() {
    if (!isFull && !place?.canGoBack) map?.once('resize', () => camera?.goTo(target))
    setFull(!isFull)
  }
  if (island.trouble === 'map' || island.trouble === 'library') {
    return (
      <MapPlaceholder label={label}>
        <p role="status">
          {island.trouble === 'map' ? text.impossible : mapWords.unreachable} {listLabel} {text.everything}
        </p>
      </MapPlaceholder>
    )
  }
  return (
    <section
      ref={region}
      aria-label={label}
      data-map-state="loading"
      className={`${marksAim} @container ${isFull ? fullFrame : mapFrame}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setFull(false)
      }}
      // Keeps the focus in a full-screen map, because the content behind it is hidden.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isFull && relatedTarget && !currentTarget.contains(relatedTarget)) toggle.current?.focus()
      }}
    >
      <p id={island.keysId} hidden>
        {text.keys}
      </p>
      <MapViewport island={island} {...{ label, overlay, onCreated, onReady }} />
      {opens && (
        <button
          ref={toggle}
          type="button"
          onClick={toggleFull}
          className={`absolute top-14.5 right-2 z-10 lg:hidden ${buttonLook('compact')}`}
        >
          {isFull ? text.close : text.open}
        </button>
      )}
      <div className={opens && !isFull ? 'max-lg:hidden print:block' : ''}>
        <MapControls
          island={island}
          features={features}
          bounds={bounds}
          maxZoom={maxZoom}
          legend={legend}
          pickLabel={pickLabel}
        />
      </div>
      <p role="status" className="sr-only">
        {island.words}
      </p>
    </section>
  )
}
