import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { lazyPart } from '../lazy-part'
import type { MapWorkspaceState } from '../workspace/use-map-work'
import { type SketchTool, tools } from './reduce-sketch'
import { ToolRow } from './tool-row'
import type { SketchControls } from './use-sketch'

const texts = {
  loading: 'Loading the tool.',
  unreachable: 'The tool did not load. Close it and open it again.',
}

const OpenTool = lazyPart(() => import('./open-tool'), texts.unreachable)

interface Props {
  sketch: SketchControls
  work: MapWorkspaceState
  onTool: (tool: SketchTool) => void
  /** Moves the focus after the tool has closed, because the focused control disappears. */
  onEnd: (tool: SketchTool) => void
}

/**
 * Every tool works by single clicks and by the keyboard. The status element is always rendered, so that
 * screen readers announce its text.
 */
export function SketchPanel({ sketch, work, onTool, onEnd }: Props) {
  const { tool } = sketch.state
  const before = useRef(tool)
  function select(replaces: boolean): void {
    import('./select-inside').then(
      ({ selectInside }) => selectInside(sketch, work, { replaces }),
      () => sketch.say(texts.unreachable),
    )
  }
  const selectBox = useEffectEvent(() => select(true))
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
      {tool && (
        <Suspense>
          <OpenTool sketch={sketch} work={work} tool={tool} onSelect={select} />
        </Suspense>
      )}
    </section>
  )
}

function describe({ state, figure, message }: SketchControls): string {
  if (!state.tool) return ''
  if (message !== undefined) return message
  if (figure === undefined) return texts.loading
  return figure === 'unreachable' ? texts.unreachable : figure.describeFigure(state)
}
