export interface ChartDrawing {
  width: number
  height: number
  shapes: readonly ChartShape[]
}

export type ChartTone = 'ink' | 'muted' | 'edge' | 'accent' | 'soft' | 'road' | 'paper'

type Point = readonly [x: number, y: number]

/** The origin is the upper left corner, and y increases downward. */
export type ChartShape =
  | { kind: 'line'; from: Point; to: Point; tone: ChartTone; thickness?: number }
  /** A closed shape must repeat its first point. */
  | { kind: 'path'; points: readonly Point[]; tone: ChartTone; thickness?: number; isDashed?: true }
  | { kind: 'box'; at: Point; width: number; height: number; tone: ChartTone }
  | { kind: 'dots'; at: readonly Point[]; radius: number; tone: ChartTone }
  | { kind: 'diamond'; at: Point; radius: number; tone: ChartTone }
  | {
      kind: 'text'
      at: Point
      text: string
      size: number
      tone: ChartTone
      anchor: TextAnchor
      bold?: boolean
    }

export const dashes = [4, 3]

export type TextAnchor = 'start' | 'middle' | 'end'

export const cornersOf = ({
  at: [x, y],
  radius,
}: Extract<ChartShape, { kind: 'diamond' }>): readonly Point[] => [
  [x, y - radius],
  [x + radius, y],
  [x, y + radius],
  [x - radius, y],
]
