import type { Polygon, Position } from 'geojson'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { MapOverlay } from '@/components/map/map-props'
import { drawSketch, SKETCH, sketchLayers } from '@/components/map/sketch/draw-sketch'
import { Button } from '@/components/ui/button'
import { roundCorner } from '@/lib/coordinates/path-code'
import { formatCount } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { describeOutlineProblem } from '../outline-problem'

const texts = defineTexts('review.outline-drawing', {
  draw: 'Draw an outline',
  how: 'Click or tap each corner. By keys: move the map with the arrows and press Enter. Escape ends.',
  corner: 'Corner here',
  undo: 'Undo',
  end: 'Cancel',
  search: 'Search from this outline',
  corners: (count) => `${formatCount(count, 'corner')}.`,
  unreachable: 'The tool did not load. Close it and open it again.',
})

const loadTool = () =>
  Promise.all([import('@/lib/records/cleanup-site/read-outline'), import('../near-outline')]).then(
    ([reader, near]) => ({ ...reader, ...near }),
  )
type DrawingTool = Awaited<ReturnType<typeof loadTool>>

export interface DrawingLinks {
  /** The page without an outline and a place, for an outline that is not near the place. */
  elsewhere: Route
  /** The page of the place without an outline, for an outline near the place. */
  near?: { place: LngLat; here: Route }
}

export function useOutlineDrawing({ near, elsewhere }: DrawingLinks) {
  const { push } = useRouter()
  const [corners, setCorners] = useState<readonly Position[]>()
  const [tool, setTool] = useState<DrawingTool | 'unreachable'>()
  const isDrawing = corners !== undefined
  const reading = useMemo(() => read(corners, tool), [corners, tool])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') stop()
    if (event.key === 'Backspace' && event.target instanceof HTMLCanvasElement) undo()
  })
  useEffect(() => {
    if (!isDrawing) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isDrawing])

  const overlay = useMemo<MapOverlay | undefined>(
    () =>
      corners && {
        sources: { [SKETCH]: { type: 'geojson', data: drawSketch({ kind: 'area', corners }) } },
        layers: sketchLayers,
        pickable: [],
      },
    [corners],
  )

  function start() {
    setCorners([])
    loadTool().then(setTool, () => setTool('unreachable'))
  }
  const stop = () => setCorners(undefined)
  const undo = () => setCorners((before) => before?.slice(0, -1))

  function pick({ longitude, latitude }: LngLat) {
    const corner = roundCorner([longitude, latitude])
    setCorners((before = []) => (before.at(-1)?.join() === corner.join() ? before : [...before, corner]))
  }

  function search() {
    if (!tool || tool === 'unreachable' || !reading || 'problem' in reading) return
    const href = near && tool.isNearOutline(reading, near.place) ? near.here : elsewhere
    const joint = href.includes('?') ? '&' : '?'
    push(`${href}${joint}outline=${encodeURIComponent(tool.encodeOutline(reading))}` as Route)
  }

  return { corners, tool, reading, overlay, start, stop, undo, pick, pickLabel: texts.corner, search }
}

function read(
  corners: readonly Position[] | undefined,
  tool: DrawingTool | 'unreachable' | undefined,
): Polygon | { problem: string } | undefined {
  if (!corners || corners.length === 0 || !tool || tool === 'unreachable') return undefined
  return tool.readOutline(corners.map((corner) => corner.join()).join(' '))
}

export function DrawingControl({ drawing }: { drawing: ReturnType<typeof useOutlineDrawing> }) {
  const { corners, tool, reading, start, stop, undo, search } = drawing
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <p role="status" className="text-sm not-empty:basis-full">
        {corners && describe(corners, tool, reading)}
      </p>
      {corners ? (
        <>
          <Button type="button" look="compact" disabled={!reading || 'problem' in reading} onClick={search}>
            {texts.search}
          </Button>
          <Button type="button" look="compact" disabled={corners.length === 0} onClick={undo}>
            {texts.undo}
          </Button>
          <Button type="button" look="compact" onClick={stop}>
            {texts.end}
          </Button>
        </>
      ) : (
        <Button type="button" look="compact" onClick={start}>
          {texts.draw}
        </Button>
      )}
    </div>
  )
}

function describe(
  corners: readonly Position[],
  tool: DrawingTool | 'unreachable' | undefined,
  reading: Polygon | { problem: string } | undefined,
): string {
  if (tool === 'unreachable') return texts.unreachable
  if (corners.length === 0) return texts.how
  const problem = reading && 'problem' in reading ? describeOutlineProblem(reading.problem) : undefined
  return [texts.corners(corners.length), problem].filter(Boolean).join(' ')
}
