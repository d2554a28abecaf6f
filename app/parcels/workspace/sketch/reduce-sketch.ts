import type { Position } from 'geojson'

export const tools = {
  distance: { label: 'Measure distance', kind: 'line', least: 2 },
  area: { label: 'Measure area', kind: 'area', least: 3 },
  select: { label: 'Draw area to select', kind: 'area', least: 3 },
} as const
export type Tool = keyof typeof tools

export interface SketchState {
  tool: Tool | undefined
  corners: readonly Position[]
  /** No more corners are taken; the figure stays until it is cleared. */
  done: boolean
}

export type SketchEvent =
  | { type: 'started'; tool: Tool }
  | { type: 'corner'; corner: Position }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'finished' }
  | { type: 'ended' }

export const NO_SKETCH: SketchState = { tool: undefined, corners: [], done: false }

/** More would make a question longer than an address may be, and no parcel needs them. */
export const MOST_CORNERS = 100

export function reduceSketch(state: SketchState, event: SketchEvent): SketchState {
  const { tool, corners } = state
  switch (event.type) {
    case 'started':
      return { tool: event.tool, corners: [], done: false }
    case 'corner':
      return isSame(corners.at(-1), event.corner) || corners.length >= MOST_CORNERS || !tool
        ? state
        : { tool, corners: [...corners, event.corner], done: false }
    case 'undone':
      return { ...state, corners: corners.slice(0, -1), done: false }
    case 'cleared':
      return { ...state, corners: [], done: false }
    case 'finished':
      return { ...state, done: true }
    case 'ended':
      return NO_SKETCH
  }
}

/** A double click is one corner. */
const isSame = (one: Position | undefined, other: Position) =>
  one !== undefined && one[0] === other[0] && one[1] === other[1]
