import type { Position } from 'geojson'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { MapParcel } from '@/lib/florida/map-parcel'
import type { Sketch } from '../map/parcel-map-props'
import type { ParcelsUrl } from '../url'
import { crossesItself } from './crosses-itself'
import { NO_SKETCH, reduceSketch, tools } from './reduce-sketch'
import { useAreaSelection } from './use-area-selection'

const CROSSED =
  'The area crosses itself, so it has no clear inside. Undo corners until its sides no longer cross.'

/** One tool at a time: its corners, and what comes of them. */
export function useSketch(url: ParcelsUrl, onParcels: (parcels: MapParcel[]) => void) {
  const [state, tell] = useReducer(reduceSketch, NO_SKETCH)
  const selection = useAreaSelection(url, onParcels)
  const { tool, corners, done } = state
  const isCrossed = tool !== undefined && tools[tool].kind === 'area' && crossesItself(corners)
  const endOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    selection.forget()
    tell({ type: 'ended' })
  })
  useEffect(() => {
    if (!tool) return
    const press = (event: KeyboardEvent) => endOnEscape(event)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [tool])

  const drawn = useMemo<Sketch | undefined>(
    () => (tool ? { kind: tools[tool].kind, corners } : undefined),
    [tool, corners],
  )
  const addCorner = useMemo(() => (corner: Position) => tell({ type: 'corner', corner }), [])

  function finish() {
    if (tool !== 'select') return tell({ type: 'finished' })
    if (isCrossed) return
    tell({ type: 'finished' })
    void selection.select(corners)
  }

  return {
    state,
    tell,
    drawn,
    isCrossed,
    crossed: CROSSED,
    finish,
    addCorner,
    said: selection.said,
    forget: selection.forget,
    onCorner: tool && !done ? addCorner : undefined,
  }
}

export type SketchWork = ReturnType<typeof useSketch>
