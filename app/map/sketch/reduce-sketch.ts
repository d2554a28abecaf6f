import type { Position } from 'geojson'
import { roundCorner } from '@/lib/coordinates/path-code'

export const tools = {
  box: { label: 'Select in a box', short: 'Box', kind: 'area', least: 2, most: 2 },
  select: { label: 'Select in an area', short: 'Area', kind: 'area', least: 3, most: 100 },
  distance: { label: 'Measure a distance', short: 'Distance', kind: 'line', least: 2, most: 100 },
  area: { label: 'Measure an area', short: 'Acres', kind: 'area', least: 3, most: 100 },
} as const
export type SketchTool = keyof typeof tools

export const isTool = (name: string): name is SketchTool => Object.hasOwn(tools, name)

export interface Sketch {
  tool: SketchTool
  corners: readonly Position[]
}

export type SketchState = Sketch | { tool: undefined; corners: readonly [] }

export type SketchEvent =
  | { type: 'started'; tool: SketchTool }
  | { type: 'corner'; corner: Position }
  | { type: 'boxed'; corners: readonly [Position, Position] }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'ended' }

export const NO_SKETCH: SketchState = { tool: undefined, corners: [] }

export function reduceSketch(state: SketchState, event: SketchEvent): SketchState {
  const { tool, corners } = state
  switch (event.type) {
    case 'started':
      return { tool: event.tool, corners: [] }
    case 'corner': {
      if (!tool) return state
      // Corners are rounded like those of a link, so that an opened link has the same figure.
      const corner = roundCorner(event.corner)
      return isSame(corners.at(-1), corner) || corners.length >= tools[tool].most
        ? state
        : { tool, corners: [...corners, corner] }
    }
    case 'boxed':
      return { tool: 'box', corners: event.corners.map(roundCorner) }
    case 'undone':
      return tool ? { tool, corners: corners.slice(0, -1) } : state
    case 'cleared':
      return tool ? { tool, corners: [] } : state
    case 'ended':
      return NO_SKETCH
  }
}

/** Detects a double click, which sends the same corner twice. */
const isSame = (one: Position | undefined, other: Position) =>
  one !== undefined && one[0] === other[0] && one[1] === other[1]
