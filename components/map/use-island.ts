import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useId, useMemo, useState } from 'react'
import { createCamera } from './camera'
import { featureLayerIds } from './feature-layers'
import { targetOf } from './fit'
import type { Command } from './key-command'
import type { Bounds, MapProps, View } from './map-props'
import { useChoose } from './use-choose'
import { useDrawnReport } from './use-drawn-report'
import { useMapKeys } from './use-map-keys'
import { useMedia } from './use-media'
import { useNewTarget } from './use-new-target'
import { usePicture } from './use-picture'
import { useTravel } from './use-travel'
import { createViewEcho } from './view-echo'

const COUNTIES_FROM = 5

/** All that one map knows and can do; the island only lays it out. */
export function useIsland(props: MapProps, region: RefObject<HTMLElement | null>) {
  const { label, overlay, onReady, onView } = props
  const keysId = useId()
  const [map, setMap] = useState<MapLibreMap>()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const camera = useMemo(() => map && createCamera(map, still), [map, still])
  const pickable = overlay?.pickable
  const layers = useMemo(() => [...featureLayerIds, ...(pickable ?? [])], [pickable])
  const drawn = useMemo(() => [...layers, 'context-line'], [layers])
  const target = targetOf(props)

  const { detailed, setDetailed, ...picture } = usePicture(props)
  const [echo] = useState(createViewEcho)
  const { place, words, back } = useTravel(map, layers, { overlay, onView: tellView })
  const { choose, ...can } = useChoose(map, camera, layers, props)
  if (!detailed && place && place.view.zoom >= COUNTIES_FROM) setDetailed(true)
  useDrawnReport(map, region, drawn, overlay)
  useMapKeys(map, { label, keysId, onCommand: obey })
  useNewTarget(target, map !== undefined, (next) => {
    if (!('view' in next && echo.isEcho(next.view))) camera?.goTo(next)
  })

  function tellView(view: View, bounds: Bounds) {
    echo.report(view)
    onView?.(view, bounds)
  }

  function obey(command: Command) {
    if ('pan' in command) camera?.pan(command.pan, command.pixels)
    else if ('zoom' in command) camera?.zoomBy(command.zoom)
    else choose()
  }

  function begin(ready: MapLibreMap) {
    setMap(ready)
    onReady?.(ready)
  }

  function goBack() {
    // Where a move is cut short counts as a place of its own, and so must be known before going back.
    camera?.stop()
    const view = back()
    if (view) camera?.goTo({ view })
  }

  return { ...picture, ...can, keysId, map, camera, target, layers, place, words, begin, choose, goBack }
}

export type Island = ReturnType<typeof useIsland>
