import type { ChartDrawing, ChartShape, TextAnchor } from '@/components/charts/drawing'
import { defineTexts } from '@/lib/language/define-texts'
import { formatPerFoot } from './describe-standing'

export interface RankPlotValues {
  own: number
  others: readonly number[]
  median: number
  q1: number
  q3: number
}

export const plotSizes = {
  narrow: { width: 340, radius: 3.5 },
  wide: { width: 720, radius: 4 },
} as const

export const plotTexts = defineTexts('parcels.plot-dots', {
  legend:
    'Each dot is a similar parcel, the diamond is this one, the upright line is the median, and the band is the middle half. Dollars of just value per square foot.',
  median: (amount: string) => `Median ${amount}`,
  own: (amount: string) => `This parcel ${amount}`,
})

const MARGIN = 24
const TOP = 14
const FOOT = 46
const MOST_HIGH = 14

export function plotDots(
  { own, others, median, q1, q3 }: RankPlotValues,
  { width, radius }: (typeof plotSizes)[keyof typeof plotSizes],
): ChartDrawing {
  const [least, most] = [Math.min(own, ...others), Math.max(own, ...others)]
  const span = most - least || 1
  const x = (value: number) => round(MARGIN + ((value - least) / span) * (width - 2 * MARGIN))
  const dots = stack(others.map(x), 2 * radius)
  const rows = Math.max(...dots.map(({ row }) => row), 3)
  // A stack of hundreds of equal values is compressed so that all dots fit.
  const step = 2 * radius * Math.min(1, MOST_HIGH / (rows + 1))
  const line = Math.round((rows + 1) * step + 20)
  const words = (value: number, y: number, text: string) =>
    ({
      kind: 'text',
      at: [x(value), y],
      text,
      tone: 'ink',
      anchor: anchorAt(x(value), width),
    }) satisfies Partial<ChartShape>
  return {
    width,
    height: line + FOOT,
    shapes: [
      {
        kind: 'box',
        at: [x(q1), TOP],
        tone: 'soft',
        width: Math.max(round(x(q3) - x(q1)), 1),
        height: line - TOP,
      },
      { kind: 'line', from: [MARGIN, line], to: [width - MARGIN, line], tone: 'edge' },
      { kind: 'line', from: [x(median), TOP], to: [x(median), line], tone: 'ink', thickness: 1.5 },
      { ...words(median, 10, plotTexts.median(formatPerFoot(median))), size: 12 },
      {
        kind: 'dots',
        radius,
        tone: 'muted',
        at: dots.map(({ at, row }) => [at, round(line - radius - row * step)]),
      },
      { kind: 'diamond', at: [x(own), line + 10], radius: 8, tone: 'accent' },
      { ...words(own, line + 34, plotTexts.own(formatPerFoot(own))), size: 13, bold: true },
    ],
  }
}

const round = (value: number) => Number(value.toFixed(1))

const anchorAt = (at: number, width: number): TextAnchor =>
  at < width / 4 ? 'start' : at > (3 * width) / 4 ? 'end' : 'middle'

export function stack(places: readonly number[], across: number): { at: number; row: number }[] {
  const ends: number[] = []
  return places
    .toSorted((a, b) => a - b)
    .map((at) => {
      const free = ends.findIndex((end) => end <= at - across)
      const row = free === -1 ? ends.length : free
      ends[row] = at
      return { at, row }
    })
}
