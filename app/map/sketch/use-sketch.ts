import type { Position } from 'geojson'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import type { MapOverlay } from '@/components/map/map-props'
import { drawSketch, SKETCH, sketchLayers } from '@/components/map/sketch/draw-sketch'
import { NO_SKETCH, reduceSketch, type SketchEvent, tools } from './reduce-sketch'

/** Measuring and what lies inside come once a tool is opened. */
const loadFigure = () => import('./figure')
export type FigureModule = Awaited<ReturnType<typeof loadFigure>>

/** One tool at a time: its corners, and what is drawn of them over the layers. */
export function useSketch(under: MapOverlay) {
  const [state, tellState] = useReducer(reduceSketch, NO_SKETCH)
  const { tool, corners } = state
  /** What came of the last selection; undefined once the figure is another. */
  const [said, setSaid] = useState<string>()
  const [figure, setFigure] = useState<FigureModule | 'unreachable'>()

  const [tell] = useState(() => (event: SketchEvent) => {
    setSaid(undefined)
    tellState(event)
    if (event.type !== 'started') return
    loadFigure().then(setFigure, () => setFigure((known) => known ?? 'unreachable'))
  })

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
    const drawn = figure && figure !== 'unreachable' ? figure.cornersOf({ tool, corners }) : corners
    const sketch = drawSketch({ kind: tools[tool].kind, corners: drawn })
    return {
      ...under,
      sources: { ...under.sources, [SKETCH]: { type: 'geojson', data: sketch } },
      layers: (palette) => [...under.layers(palette), ...sketchLayers(palette)],
    }
  }, [under, tool, corners, figure])

  const addCorner = useMemo(() => (corner: Position) => tell({ type: 'corner', corner }), [tell])
  return { state, tell, overlay, figure, said, setSaid, addCorner }
}

export type SketchWork = ReturnType<typeof useSketch>
