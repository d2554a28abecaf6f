import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { feetToMeters, milesToMeters } from '@/lib/units'
import type { ChartShape } from './drawing'

const texts = defineTexts('charts.plan', {
  miles: (count: number) => `${count} mi`,
  feet: (count: number) => `${count} ft`,
})

export type PlanarPoint = readonly [x: number, y: number]

interface PlanSize {
  width: number
  height: number
}

const METERS_PER_DEGREE = 111_195

export const metersFrom = (home: LngLat, { latitude, longitude }: LngLat): PlanarPoint => [
  (longitude - home.longitude) * METERS_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180),
  (latitude - home.latitude) * METERS_PER_DEGREE,
]

export const toTenth = (value: number) => Number(value.toFixed(1))

interface Fit {
  edge: number
  leastMeters: number
}

/**
 * Returns the scale in drawing units per meter and the positions of the spots. All spots fit, and north is
 * up.
 */
export function fitPlan(
  spots: readonly PlanarPoint[],
  { width, height }: PlanSize,
  { edge, leastMeters }: Fit,
) {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const span = (all: readonly number[]) => Math.max(leastMeters, Math.max(...all) - Math.min(...all))
  const middle = (all: readonly number[]) => (Math.max(...all) + Math.min(...all)) / 2
  const scale = Math.min((width - 2 * edge) / span(xs), (height - 2 * edge) / span(ys))
  const spotOf = ([x, y]: PlanarPoint): PlanarPoint => [
    toTenth(width / 2 + (x - middle(xs)) * scale),
    toTenth(height / 2 - (y - middle(ys)) * scale),
  ]
  return { scale, spotOf }
}

export const drawFrame = ({ width, height }: PlanSize): ChartShape[] => [
  { kind: 'box', at: [0, 0], width, height, tone: 'edge' },
  { kind: 'box', at: [1, 1], width: width - 2, height: height - 2, tone: 'paper' },
]

const scales = [
  ...[5, 2, 1, 0.5].map((miles) => ['miles', miles, milesToMeters(miles)] as const),
  ...[1000, 500, 200, 100, 50].map((feet) => ['feet', feet, feetToMeters(feet)] as const),
]

export function drawScale(scale: number, { width, height }: PlanSize): ChartShape[] {
  const fitting = scales.find(([, , length]) => length * scale <= width / 3)
  if (!fitting) return []
  const [unit, count, meters] = fitting
  const [x, y, length] = [10, height - 10, toTenth(meters * scale)]
  const tick = (at: number): ChartShape => ({ kind: 'line', from: [at, y - 4], to: [at, y], tone: 'ink' })
  return [
    { kind: 'line', from: [x, y], to: [x + length, y], tone: 'ink' },
    tick(x),
    tick(x + length),
    {
      kind: 'text',
      at: [x + length + 6, y],
      text: texts[unit](count),
      size: 11,
      tone: 'ink',
      anchor: 'start',
    },
  ]
}

export const drawNorth = ({ width }: PlanSize): ChartShape[] => [
  { kind: 'line', from: [width - 14, 30], to: [width - 14, 12], tone: 'ink' },
  { kind: 'line', from: [width - 14, 12], to: [width - 18, 18], tone: 'ink' },
  { kind: 'line', from: [width - 14, 12], to: [width - 10, 18], tone: 'ink' },
  { kind: 'text', at: [width - 14, 42], text: 'N', size: 11, tone: 'ink', anchor: 'middle' },
]
