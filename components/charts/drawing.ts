/** A picture as data: a page shows it, and a PDF draws it, from one description. */
export interface ChartDrawing {
  width: number
  height: number
  /** Later ones lie over earlier ones. */
  shapes: readonly ChartShape[]
}

/** As the house colors it; the PDF has the same on paper. */
export type ChartTone = 'ink' | 'muted' | 'edge' | 'accent' | 'soft' | 'paper'

type Point = readonly [x: number, y: number]

/** From the upper left, y downward. */
export type ChartShape =
  | { kind: 'line'; from: Point; to: Point; tone: ChartTone; thickness?: number }
  | { kind: 'box'; at: Point; width: number; height: number; tone: ChartTone }
  /** Alike, around each point. */
  | { kind: 'dots'; at: readonly Point[]; radius: number; tone: ChartTone }
  | { kind: 'diamond'; at: Point; radius: number; tone: ChartTone }
  /** `at` is on the line that the letters stand on. */
  | { kind: 'text'; at: Point; text: string; size: number; tone: ChartTone; anchor: Anchor; bold?: boolean }

export type Anchor = 'start' | 'middle' | 'end'

/** The corners, clockwise from the uppermost. */
export const cornersOf = ({
  at: [x, y],
  radius,
}: Extract<ChartShape, { kind: 'diamond' }>): readonly Point[] => [
  [x, y - radius],
  [x + radius, y],
  [x, y + radius],
  [x - radius, y],
]
