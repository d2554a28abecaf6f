import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { createCamera, readBounds, readView } from './camera'
import type { MapFailureKind } from './canvas/map-canvas'
import { commandFor, type MapCommand } from './controls/key-command'
import { useLightPaper } from './controls/light-paper'
import { describeMove } from './describe-move'
import { featuresAt } from './drawn-features'
import { type CameraTarget, targetOf } from './fit'
import type { Bounds, MapProps, MapView } from './map-props'
import { crowdLayerIds } from './style/crowd-layers'
import { featureLayerIds } from './style/feature-layers'
import { COUNTIES_TO, mapStyle } from './style/map-style'
import { type Basemap, DEFAULT_BASEMAP, hasStreets, paletteFor } from './style/palette'
import { useChoose } from './use-choose'
import { useMapState } from './use-map-state'
import { useMedia } from './use-media'
import { createViewEcho } from './view-echo'
import { createViewHistory } from './view-history'

const texts = defineTexts('map.use-island', {
  moving: (label: string) => `${label}: moving the map`,
  center: (move: string, name: string) => `${move} At the center: ${name}.`,
})

const COUNTIES_FROM = 5

export function useIsland(props: MapProps, region: RefObject<HTMLElement | null>) {
  const { label, overlay, onView } = props
  const keysId = useId()
  const [map, setMap] = useState<MapLibreMap>()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const camera = useMemo(() => map && createCamera(map, still), [map, still])
  const pickable = overlay?.pickable
  const layers = useMemo(() => [...featureLayerIds, ...crowdLayerIds, ...(pickable ?? [])], [pickable])
  const drawnLayers = useMemo(() => [...layers, 'context-line', 'place'], [layers])
  const target = targetOf(props)

  const { detailed, setDetailed, ...picture } = usePicture(props, useLightPaper(map))
  const [echo] = useState(createViewEcho)
  const { place, words, back } = useTravel(map, layers, { overlay, onView: tellView })
  const { choose, ...can } = useChoose(map, camera, layers, props)
  const wantsCounties = !detailed && place !== undefined && showsCounties(picture.basemap, place.view)
  useEffect(() => {
    if (map && wantsCounties) whenDrawn(map, () => setDetailed(true))
  }, [map, wantsCounties, setDetailed])
  useMapState(map, region, drawnLayers, overlay)
  useMapKeys(map, { label, keysId, onCommand: obey })
  useNewTarget(target, map !== undefined, (next) => {
    const isEcho = 'view' in next && echo.isEcho(next.view)
    // A lot that loads late does not move a map that the visitor has moved.
    const isTooLate = 'isLot' in next && place?.canGoBack
    if (!isEcho && !isTooLate) camera?.goTo(next)
  })

  function tellView(view: MapView, bounds: Bounds) {
    echo.report(view)
    onView?.(view, bounds)
  }

  function obey(command: MapCommand) {
    if ('pan' in command) camera?.pan(command.pan, command.pixels)
    else if ('zoom' in command) camera?.zoomBy(command.zoom)
    else choose()
  }

  function goBack() {
    // Stops a running move first, so that the view at the stop becomes the newest step of the history before
    // the map goes back.
    camera?.stop()
    const view = back()
    if (view) camera?.goTo({ view })
  }

  return {
    ...picture,
    ...can,
    keysId,
    map,
    camera,
    target,
    layers,
    place,
    words,
    begin: setMap,
    choose,
    goBack,
  }
}

const showsCounties = (basemap: Basemap, { zoom }: MapView): boolean =>
  zoom >= COUNTIES_FROM && (basemap === 'outlines' || zoom < COUNTIES_TO)

function useMapKeys(
  map: MapLibreMap | undefined,
  { label, keysId, onCommand }: { label: string; keysId: string; onCommand: (command: MapCommand) => void },
): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandFor(event)
    if (!command) return
    event.preventDefault()
    onCommand(command)
  })

  useEffect(() => {
    const canvas = map?.getCanvas()
    if (!canvas) return
    const press = (event: KeyboardEvent) => obey(event)
    canvas.addEventListener('keydown', press)
    return () => canvas.removeEventListener('keydown', press)
  }, [map])

  useEffect(() => {
    const canvas = map?.getCanvas()
    // Without this role screen readers intercept the arrow keys.
    canvas?.setAttribute('role', 'application')
    canvas?.setAttribute('aria-label', texts.moving(label))
    canvas?.setAttribute('aria-describedby', keysId)
  }, [map, label, keysId])
}

function usePicture(
  { features, selectedId, overlay, crowded, basemap: stored, onBasemap }: MapProps,
  isForPaper: boolean,
) {
  const [own, setOwn] = useState<Basemap>(DEFAULT_BASEMAP)
  const basemap = offered(stored ?? own)
  const [trouble, setTrouble] = useState<MapFailureKind>()
  const [detailed, setDetailed] = useState(false)
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const theme = isDark && !isForPaper ? 'dark' : 'light'
  const style = useMemo(
    () => mapStyle({ theme, basemap, features, selectedId, detailed, overlay, crowded }),
    [theme, basemap, features, selectedId, detailed, overlay, crowded],
  )

  function changeBasemap(next: Basemap) {
    setTrouble(undefined)
    setOwn(next)
    onBasemap?.(next)
  }

  function describeTrouble(next: MapFailureKind) {
    if (next !== 'overlay' || !overlay?.saysTrouble) setTrouble(next)
  }

  const isDarkByScreen = theme === 'dark' && paletteFor('light', basemap).theme === 'light'
  return { style, basemap, isDarkByScreen, changeBasemap, trouble, describeTrouble, detailed, setDetailed }
}

function offered(basemap: Basemap): Basemap {
  if (hasStreets()) return basemap
  return basemap === 'streets' ? 'outlines' : basemap === 'imagery-names' ? 'imagery' : basemap
}

function useNewTarget(target: CameraTarget, ready: boolean, goTo: (target: CameraTarget) => void): void {
  const key = JSON.stringify(target)
  const reached = useRef(key)
  const go = useEffectEvent(() => goTo(target))
  useEffect(() => {
    if (!ready || reached.current === key) return
    reached.current = key
    go()
  }, [ready, key])
}

export type MapIslandState = ReturnType<typeof useIsland>

const PAUSE_MS = 400

interface Place {
  view: MapView
  width: number
  canGoBack: boolean
}

function useTravel(
  map: MapLibreMap | undefined,
  layers: readonly string[],
  { onView, overlay }: Pick<MapProps, 'onView' | 'overlay'>,
) {
  const [place, setPlace] = useState<Place>()
  const [words, setWords] = useState('')
  const [history] = useState(createViewHistory)
  const announced = useRef<MapView>(undefined)

  const settle = useEffectEvent((at: MapLibreMap) => {
    const view = readView(at)
    const canGoBack = history.settle(view)
    const { clientWidth: width } = at.getContainer()
    setPlace({ view, width, canGoBack })
    onView?.(view, readBounds(at))
  })

  const speak = useEffectEvent((at: MapLibreMap) => {
    const view = readView(at)
    const move = announced.current && describeMove(announced.current, view, at.getContainer().clientWidth)
    announced.current = view
    if (!move) return
    const middle = at.project(at.getCenter())
    const here = featuresAt(at, middle, layers)
    const name = here && (overlay?.describe?.(here.properties, here.source) ?? here.properties.name)
    setWords(here ? texts.center(move, String(name)) : move)
  })

  useEffect(() => {
    if (!map) return
    let pause: ReturnType<typeof setTimeout>
    const rest = () => {
      settle(map)
      clearTimeout(pause)
      pause = setTimeout(() => whenDrawn(map, () => speak(map)), PAUSE_MS)
    }
    announced.current = readView(map)
    settle(map)
    const watch = map.on('moveend', (event) => {
      if (!('isSilent' in event)) return rest()
      announced.current = readView(map)
      settle(map)
    })
    return () => {
      clearTimeout(pause)
      watch.unsubscribe()
    }
  }, [map])

  return { place, words, back: history.back }
}

/**
 * Waits until the map is drawn, so that county outlines do not delay the map and an announcement can name the
 * feature at the center.
 */
function whenDrawn(map: MapLibreMap, act: () => void): void {
  if (map.loaded()) act()
  else map.once('idle', act)
}
