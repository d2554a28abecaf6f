import type { Position } from 'geojson'
import { Button } from '@/components/ui/button'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import type { MapWorkspaceState } from '../workspace/use-map-work'
import { type SketchTool, tools } from './reduce-sketch'
import type { SketchControls } from './use-sketch'

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
  takes: (many: string) => `Selects the ${many} with their center inside.`,
}

interface Props {
  sketch: SketchControls
  work: MapWorkspaceState
  tool: SketchTool
  onSelect: (replaces: boolean) => void
}

export default function OpenTool({ sketch, work, tool, onSelect }: Props) {
  const { state, tell, addCorner, figure } = sketch
  const { corners } = state
  const { view } = work.state
  const isSelecting = tool === 'box' || tool === 'select'
  const isFull = corners.length >= tools[tool].most
  const isUsable = figure && figure !== 'unreachable' && !figure.refusalOf(state)
  return (
    <div className="px-3 pb-2 text-sm">
      {/* On a phone only screen readers get this text, because it would cover the crosshair. */}
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
            <Button type="button" look="compact" disabled={!isUsable} onClick={() => onSelect(true)}>
              {texts.replace}
            </Button>
            <Button type="button" look="compact" disabled={!isUsable} onClick={() => onSelect(false)}>
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
