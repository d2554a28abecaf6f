'use client'

import { useRef } from 'react'
import { MapControls } from './controls/map-controls'
import { MapPlaceholder, mapFrame } from './map-placeholder'
import { DEFAULT_LIST, type MapProps } from './map-props'
import { MapViewport } from './map-viewport'
import { useIsland } from './use-island'

const text = {
  keys: 'Arrow keys move the map, plus and minus zoom, Enter selects what is at the center.',
  impossible: 'This browser cannot draw the map: it needs WebGL, which is missing or switched off.',
  everything: 'has everything.',
} as const

/** The map of every page, with all that it takes to use it without a mouse or without seeing it. */
export default function MapIsland(props: MapProps) {
  const {
    label,
    features,
    bounds,
    legend,
    maxZoom,
    overlay,
    pickLabel,
    onCreated,
    listLabel = DEFAULT_LIST,
  } = props
  const region = useRef<HTMLElement>(null)
  const island = useIsland(props, region)
  if (island.trouble === 'map') {
    return (
      <MapPlaceholder label={label}>
        <p role="status">
          {text.impossible} {listLabel} {text.everything}
        </p>
      </MapPlaceholder>
    )
  }
  return (
    <section
      ref={region}
      aria-label={label}
      data-map-state="loading"
      className={`group/map @container ${mapFrame}`}
    >
      <p id={island.keysId} hidden>
        {text.keys}
      </p>
      <MapViewport island={island} {...{ label, maxZoom, overlay, onCreated }} />
      <MapControls
        island={island}
        features={features}
        bounds={bounds}
        legend={legend}
        pickLabel={pickLabel}
      />
      <p role="status" className="sr-only">
        {island.words}
      </p>
    </section>
  )
}
