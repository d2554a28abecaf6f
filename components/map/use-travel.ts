import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readBounds, readView } from './camera'
import { describeMove } from './describe-move'
import { drawnAt } from './drawn-features'
import type { MapProps, View } from './map-props'
import { createViewHistory } from './view-history'

/** Held keys make one sentence of many steps. */
const PAUSE_MS = 400

interface Place {
  view: View
  width: number
  canGoBack: boolean
}

/** Where the map is, how it got there, and that in words. */
export function useTravel(
  map: MapLibreMap | undefined,
  layers: readonly string[],
  { onView, overlay }: Pick<MapProps, 'onView' | 'overlay'>,
) {
  const [place, setPlace] = useState<Place>()
  const [words, setWords] = useState('')
  const [history] = useState(createViewHistory)
  const spoken = useRef<View>(undefined)

  const settle = useEffectEvent((at: MapLibreMap) => {
    const view = readView(at)
    setPlace({ view, width: at.getContainer().clientWidth, canGoBack: history.settle(view) })
    onView?.(view, readBounds(at))
  })

  const speak = useEffectEvent((at: MapLibreMap) => {
    const view = readView(at)
    const move = spoken.current && describeMove(spoken.current, view, at.getContainer().clientWidth)
    spoken.current = view
    if (!move) return
    const middle = at.project(at.getCenter())
    const here = drawnAt(at, middle, layers)?.properties
    setWords(here ? `${move} At the center: ${overlay?.describe?.(here) ?? here.name}.` : move)
  })

  useEffect(() => {
    if (!map) return
    let pause: ReturnType<typeof setTimeout>
    const rest = () => {
      settle(map)
      clearTimeout(pause)
      pause = setTimeout(() => whenDrawn(map, () => speak(map)), PAUSE_MS)
    }
    spoken.current = readView(map)
    settle(map)
    const watch = map.on('moveend', rest)
    return () => {
      clearTimeout(pause)
      watch.unsubscribe()
    }
  }, [map])

  return { place, words, back: history.back }
}

/** What stands at the center is known once its tile is drawn; until then the last zoom's is there. */
function whenDrawn(map: MapLibreMap, act: () => void): void {
  if (map.areTilesLoaded()) act()
  else map.once('idle', act)
}
