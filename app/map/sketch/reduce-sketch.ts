import type { Position } from 'geojson'

export const tools = {
  box: { label: 'Select in a box', short: 'Box', kind: 'area', least: 2, most: 2 },
  select: { label: 'Select in an area', short: 'Area', kind: 'area', least: 3, most: 100 },
  distance: { label: 'Measure a distance', short: 'Distance', kind: 'line', least: 2, most: 100 },
  area: { label: 'Measure an area', short: 'Acres', kind: 'area', least: 3, most: 100 },
} as const
export type Tool = keyof typeof tools

export interface SketchState {
  tool: Tool | undefined
  corners: readonly Position[]
}

export type SketchEvent =
  | { type: 'started'; tool: Tool }
  | { type: 'corner'; corner: Position }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'ended' }

export const NO_SKETCH: SketchState = { tool: undefined, corners: [] }

export function reduceSketch(state: SketchState, event: SketchEvent): SketchState {
  const { tool, corners } = state
  switch (event.type) {
    case 'started':
      return { tool: event.tool, corners: [] }
    case 'corner':
      return !tool || isSame(corners.at(-1), event.corner) || corners.length >= tools[tool].most
        ? state
        : { tool, corners: [...corners, event.corner] }
    case 'undone':
      return { ...state, corners: corners.slice(0, -1) }
    case 'cleared':
      return { ...state, corners: [] }
    case 'ended':
      return NO_SKETCH
  }
}

/** A double click is one corner. */
const isSame = (one: Position | undefined, other: Position) =>
  one !== undefined && one[0] === other[0] && one[1] === other[1]
