import type { Position } from 'geojson'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { formatCount } from '@/lib/format'
import { formatArea, formatLength, lengthOf } from './measure'
import { type Tool, tools } from './reduce-sketch'
import type { SketchWork } from './use-sketch'

const texts = {
  how: 'Click the map for each corner, press Enter on it, or move it and add its center. Escape ends.',
  add: 'Add the map’s center',
  undo: 'Undo',
  clear: 'Clear',
  done: 'Done',
  end: 'Close the tool',
}

interface Props {
  sketch: SketchWork
  /** Of the map: a corner without pointing at it. */
  center: Position
}

/** Measuring and drawing by single clicks or by keyboard, never by dragging. */
export function ToolPanel({ sketch, center }: Props) {
  const { state, tell, forget } = sketch
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(state.tool)
  // Closed by Escape or its own button, the tool takes the focus with it.
  useEffect(() => {
    const isClosed = before.current !== undefined && state.tool === undefined
    if (isClosed && document.activeElement === document.body) region.current?.focus()
    before.current = state.tool
  }, [state.tool])
  const toggle = (tool: Tool) => {
    forget()
    tell(tool === state.tool ? { type: 'ended' } : { type: 'started', tool })
  }
  return (
    <div ref={region} tabIndex={-1} className="min-w-0 print:hidden">
      <div className="flex flex-wrap gap-2">
        {toolNames.map((tool) => (
          <Button
            key={tool}
            type="button"
            look={tool === state.tool ? 'primary' : 'secondary'}
            aria-pressed={tool === state.tool}
            onClick={() => toggle(tool)}
          >
            {tools[tool].label}
          </Button>
        ))}
      </div>
      {state.tool && <OpenTool sketch={sketch} tool={state.tool} center={center} />}
    </div>
  )
}

const toolNames: readonly Tool[] = ['distance', 'area', 'select']

function OpenTool({ sketch, tool, center }: Props & { tool: Tool }) {
  const { corners, done } = sketch.state
  return (
    <section
      aria-label={tools[tool].label}
      className="mt-3 rounded-control border border-line bg-surface px-4 py-3"
    >
      {!done && <p className="mb-2 text-base">{texts.how}</p>}
      <SketchMeasure sketch={sketch} tool={tool} />
      {corners.length > 0 && (
        <ol aria-label="Corners" className="mb-2 max-h-40 list-decimal overflow-y-auto pl-8 text-base">
          {corners.map(([x = 0, y = 0], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order; two may be equal
            <li key={index} className="tabular-nums">
              {formatCoordinates(y, x).decimal}
            </li>
          ))}
        </ol>
      )}
      <ToolButtons sketch={sketch} tool={tool} center={center} />
    </section>
  )
}

/** The result in words, growing with each corner. */
function SketchMeasure({ sketch, tool }: { sketch: SketchWork; tool: Tool }) {
  return (
    <p role="status" className="mb-2 font-semibold">
      {describeResult(sketch, tool)}
    </p>
  )
}

function describeResult({ state, isCrossed, crossed, said }: SketchWork, tool: Tool): string {
  const { corners, done } = state
  const count = `${formatCount(corners.length, 'corner')}.`
  if (isCrossed) return `${count} ${crossed}`
  if (corners.length < tools[tool].least) return `${count} At least ${tools[tool].least} are needed.`
  if (tool === 'distance') return `${count} Distance: ${formatLength(lengthOf(corners))}.`
  if (tool === 'area') return `${count} Area: ${formatArea(corners)}.`
  return said || (done ? count : `${count} Done selects the parcels inside that meet the filters.`)
}

function ToolButtons({ sketch, tool, center }: Props & { tool: Tool }) {
  const { state, tell, forget, finish, addCorner } = sketch
  const { corners, done } = state
  const again = (type: 'undone' | 'cleared' | 'ended') => () => {
    forget()
    tell({ type })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" look="secondary" disabled={done} onClick={() => addCorner(center)}>
        {texts.add}
      </Button>
      <Button type="button" look="secondary" disabled={corners.length === 0} onClick={again('undone')}>
        {texts.undo}
      </Button>
      <Button type="button" look="secondary" disabled={corners.length === 0} onClick={again('cleared')}>
        {texts.clear}
      </Button>
      <Button
        type="button"
        look="primary"
        disabled={done || corners.length < tools[tool].least}
        onClick={finish}
      >
        {texts.done}
      </Button>
      <Button type="button" look="link" onClick={again('ended')}>
        {texts.end}
      </Button>
    </div>
  )
}
