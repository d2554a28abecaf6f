/** A picture as data, from which both the page and the PDF are rendered. */
export interface ChartDrawing {
  width: number
  height: number
  /** Later shapes are painted over earlier ones. */
  shapes: readonly ChartShape[]
}

export type ChartTone = 'ink' | 'muted' | 'edge' | 'accent' | 'soft' | 'paper'

type Point = readonly [x: number, y: number]

/** Coordinates start at the upper left; y grows downward. */
export type ChartShape =
  | { kind: 'line'; from: Point; to: Point; tone: ChartTone; thickness?: number }
  | { kind: 'box'; at: Point; width: number; height: number; tone: ChartTone }
  | { kind: 'dots'; at: readonly Point[]; radius: number; tone: ChartTone }
  | { kind: 'diamond'; at: Point; radius: number; tone: ChartTone }
  | { kind: 'text'; at: Point; text: string; size: number; tone: ChartTone; anchor: Anchor; bold?: boolean }

export type Anchor = 'start' | 'middle' | 'end'

/** Returns the corners clockwise from the top. */
export const cornersOf = ({
  at: [x, y],
  radius,
}: Extract<ChartShape, { kind: 'diamond' }>): readonly Point[] => [
  [x, y - radius],
  [x + radius, y],
  [x, y + radius],
  [x - radius, y],
]
