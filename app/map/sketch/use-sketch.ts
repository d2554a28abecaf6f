import type { Position } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { MapOverlay } from '@/components/map/map-props'
import { drawSketch, SKETCH, sketchLayers } from '@/components/map/sketch/draw-sketch'
import type { MapStateEvent } from '../workspace/reduce-map'
import { drawAbove } from '../workspace/use-overlay'
import { NO_SKETCH, type Sketch, type SketchEvent, type SketchState, tools } from './reduce-sketch'
import { useBoxDrag } from './use-box-drag'

const loadFigure = () => import('./figure')
type FigureModule = Awaited<ReturnType<typeof loadFigure>>

export function useSketch(
  under: MapOverlay,
  urlSketch: Sketch | undefined,
  tellMap: (event: MapStateEvent) => void,
  map: MapLibreMap | undefined,
) {
  const state: SketchState = urlSketch ?? NO_SKETCH
  const { tool, corners } = state
  const [outcome, setOutcome] = useState<{ of: SketchState; said: string }>()
  const message = outcome?.of === state ? outcome.said : undefined
  const [figure, setFigure] = useState<FigureModule | 'unreachable'>()

  const tell = useCallback((event: SketchEvent) => tellMap({ type: 'sketched', event }), [tellMap])
  useEffect(() => {
    if (tool) loadFigure().then(setFigure, () => setFigure((before) => before ?? 'unreachable'))
  }, [tool])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') tell({ type: 'ended' })
    if (event.key === 'Backspace' && event.target instanceof HTMLCanvasElement) tell({ type: 'undone' })
  })
  useEffect(() => {
    if (!tool) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [tool])

  const overlay = useMemo<MapOverlay>(() => {
    if (!tool) return under
    const whole = figure && figure !== 'unreachable' ? figure.cornersOf({ tool, corners }) : corners
    const sketch = drawSketch({ kind: tools[tool].kind, corners: whole })
    return drawAbove(under, SKETCH, sketch, sketchLayers)
  }, [under, tool, corners, figure])

  const [drags, setDrags] = useState(0)
  useBoxDrag(
    map,
    tool === 'box',
    (ends) => tell({ type: 'boxed', corners: ends }),
    () => setDrags((count) => count + 1),
  )

  const addCorner = useCallback((corner: Position) => tell({ type: 'corner', corner }), [tell])
  const say = (words: string) => setOutcome({ of: state, said: words })
  return { state, tell, overlay, figure, message, say, addCorner, drags }
}

export type SketchControls = ReturnType<typeof useSketch>
