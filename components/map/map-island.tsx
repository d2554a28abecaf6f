'use client'

import { useRef, useState } from 'react'
import { buttonLook } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'
import { MapControls } from './controls/map-controls'
import { fullFrame, MapPlaceholder, mapFrame, mapWords } from './map-placeholder'
import type { MapProps } from './map-props'
import { MapViewport, marksAim } from './map-viewport'
import { useIsland } from './use-island'

const texts = defineTexts('map.map-island', {
  keys: 'Arrow keys move the map, plus and minus zoom, Enter selects what is at the center.',
  impossible: 'This browser cannot draw the map: it needs WebGL, which is missing or switched off.',
  open: 'Full screen',
  close: 'Leave full screen',
})

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
    listLabel = mapWords.list,
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
          {island.trouble === 'map' ? texts.impossible : mapWords.unreachable}{' '}
          {mapWords.everything(listLabel)}
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
        {texts.keys}
      </p>
      <MapViewport island={island} {...{ label, overlay, onCreated, onReady }} />
      {opens && (
        <button
          ref={toggle}
          type="button"
          onClick={toggleFull}
          className={`absolute top-14.5 right-2 z-10 lg:hidden ${buttonLook('compact')}`}
        >
          {isFull ? texts.close : texts.open}
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
