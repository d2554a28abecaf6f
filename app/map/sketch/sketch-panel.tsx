import type { Position } from 'geojson'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { describeSelected } from '../selection/describe-selected'
import type { MapWork } from '../workspace/use-map-work'
import { type Tool, tools } from './reduce-sketch'
import { takeInside } from './take-inside'
import { ToolRow } from './tool-row'
import type { SketchWork } from './use-sketch'

const texts = {
  how: 'Click each corner, or press Enter at the cross. Escape ends.',
  drag: 'Drag a box, click two corners, or press Enter at the cross twice. Escape ends.',
  measure: 'A measure on a map, not a survey.',
  add: 'Add the center',
  undo: 'Undo',
  clear: 'Clear',
  replace: 'Select',
  more: 'Add to selection',
  end: 'Close the tool',
  corners: 'Corners',
  inside: 'Inside:',
  loading: 'Loading the tool.',
  unreachable: 'The tool did not load. Close it and open it again.',
  /** Names the layer whose table is open. */
  takes: (many: string) => `Selects the ${many} with their center inside.`,
}

interface Props {
  sketch: SketchWork
  work: MapWork
  onTool: (tool: Tool) => void
  /** Called when the tool closes and its focused control disappears. */
  onEnd: (tool: Tool) => void
}

/**
 * Measures and draws by single clicks or the keyboard, never by dragging. The status element is always
 * rendered, so that screen readers announce its text.
 */
export function SketchPanel({ sketch, work, onTool, onEnd }: Props) {
  const { tool } = sketch.state
  const before = useRef(tool)
  const selectBox = useEffectEvent(() => select(sketch, work, { replaces: true }))
  useEffect(() => {
    if (sketch.drags > 0) selectBox()
  }, [sketch.drags])
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement instanceof HTMLCanvasElement
    if (before.current && !tool && isFree) onEnd(before.current)
    before.current = tool
  }, [tool, onEnd])
  return (
    <section
      aria-label={tool && tools[tool].label}
      className="absolute inset-x-2 top-28 z-20 mx-auto max-w-md rounded-control border-edge bg-surface shadow-lg has-[p:not(:empty)]:border lg:top-16 print:hidden"
    >
      {tool && (
        <div className="flex flex-wrap gap-1 px-3 pt-2 lg:hidden">
          <ToolRow tool={tool} onTool={onTool} />
        </div>
      )}
      <p role="status" className="text-base font-semibold not-empty:px-3 not-empty:pt-2">
        {describe(sketch)}
      </p>
      {tool && <OpenTool sketch={sketch} work={work} tool={tool} />}
    </section>
  )
}

function describe({ state, figure, message }: SketchWork): string {
  if (!state.tool) return ''
  if (message !== undefined) return message
  if (figure === undefined) return texts.loading
  return figure === 'unreachable' ? texts.unreachable : figure.describeFigure(state)
}

function OpenTool({ sketch, work, tool }: Pick<Props, 'sketch' | 'work'> & { tool: Tool }) {
  const { state, tell, addCorner, figure } = sketch
  const { corners } = state
  const { view } = work.state
  const isSelecting = tool === 'box' || tool === 'select'
  const isFull = corners.length >= tools[tool].most
  const isUsable = figure && figure !== 'unreachable' && !figure.refusalOf(state)
  return (
    <div className="px-3 pb-2 text-sm">
      {/* On a phone the cross has to stay free below. */}
      <p className="text-muted max-lg:sr-only">{tool === 'box' ? texts.drag : texts.how}</p>
      <p className={`text-muted ${isSelecting && corners.length > 0 ? 'max-lg:sr-only' : ''}`}>
        {isSelecting ? work.active && texts.takes(work.active.many) : texts.measure}
      </p>
      {corners.length > 0 && (
        <details className="max-lg:hidden">
          <summary className="min-h-6 py-0.5 text-accent">{texts.corners}</summary>
          <CornerList corners={corners} />
        </details>
      )}
      <div className="mt-1 flex flex-wrap gap-1">
        {isSelecting && (
          <>
            <Button
              type="button"
              look="compact"
              disabled={!isUsable}
              onClick={() => select(sketch, work, { replaces: true })}
            >
              {texts.replace}
            </Button>
            <Button
              type="button"
              look="compact"
              disabled={!isUsable}
              onClick={() => select(sketch, work, { replaces: false })}
            >
              {texts.more}
            </Button>
          </>
        )}
        <Button
          type="button"
          look="compact"
          disabled={isFull || !view}
          onClick={() => view && addCorner([view.longitude, view.latitude])}
        >
          {texts.add}
        </Button>
        <Button
          type="button"
          look="compact"
          disabled={corners.length === 0}
          onClick={() => tell({ type: 'undone' })}
        >
          {texts.undo}
        </Button>
        <Button
          type="button"
          look="compact"
          disabled={corners.length === 0}
          onClick={() => tell({ type: 'cleared' })}
        >
          {texts.clear}
        </Button>
        <Button type="button" look="compact" onClick={() => tell({ type: 'ended' })}>
          {texts.end}
        </Button>
      </div>
    </div>
  )
}

const CornerList = ({ corners }: { corners: readonly Position[] }) => (
  <ol aria-label={texts.corners} className="max-h-24 list-decimal overflow-y-auto pl-8">
    {corners.map(([x = 0, y = 0], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order; two may be equal
      <li key={index} className="tabular-nums">
        {formatCoordinates(y, x).decimal}
      </li>
    ))}
  </ol>
)

function select({ state, figure, say }: SketchWork, work: MapWork, { replaces }: { replaces: boolean }) {
  const { active: layer, report, tell } = work
  if (!figure || figure === 'unreachable') return
  const { view, bounds, url } = work.state
  const inside = takeInside(figure, figure.cornersOf(state), { layer, report, view, bounds })
  if (inside.kind === 'none') {
    if (inside.view) tell({ type: 'went', view: inside.view })
    return say(inside.why)
  }
  if (!layer) return
  const keys = inside.rows.map(({ key }) => key)
  const sentence = describeSelected({ layer, keys, selected: url.selected, replaces })
  if (keys.length > 0) tell({ type: 'selected', layer: layer.id, keys, isSelected: true, replaces })
  say([`${texts.inside} ${sentence}`, inside.gaps].filter(Boolean).join(' '))
}
