import { lengthOf, sayArea, sayLength } from './measure'
import { type Tool, tools } from './reduce-sketch'
import type { SketchWork } from './use-sketch'

/** The result in words, growing with each corner. */
export function SketchMeasure({ sketch, tool }: { sketch: SketchWork; tool: Tool }) {
  return (
    <p role="status" className="mb-2 font-semibold">
      {sayResult(sketch, tool)}
    </p>
  )
}

function sayResult({ state, isCrossed, crossed, said }: SketchWork, tool: Tool): string {
  const { corners, done } = state
  const count = corners.length === 1 ? '1 corner.' : `${corners.length} corners.`
  if (isCrossed) return `${count} ${crossed}`
  if (corners.length < tools[tool].least) return `${count} At least ${tools[tool].least} are needed.`
  if (tool === 'distance') return `${count} Distance: ${sayLength(lengthOf(corners))}.`
  if (tool === 'area') return `${count} Area: ${sayArea(corners)}.`
  return said || (done ? count : `${count} Done selects the parcels inside that meet the filters.`)
}
