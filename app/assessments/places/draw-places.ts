import type { ChartDrawing, ChartShape } from '@/components/charts/drawing'
import {
  drawFrame,
  drawNorth,
  drawScale,
  fitPlan,
  metersFrom,
  type PlanarPoint,
  toTenth,
} from '@/components/charts/plan'
import { formatDistance } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('find.draw-places', {
  winds: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
  way: (distance: string, wind: string) => `${distance} ${wind}`,
  samePoint: 'at the same point',
})

export interface HomePin extends LngLat {
  row: number
}

const WIDTH = 480
const HEIGHT = 250
const size = { width: WIDTH, height: HEIGHT }
const EDGE = 30
const PIN = 9
const APART = 21
/** Smallest width of the map in meters. Otherwise homes in one building would fill the whole map. */
const SMALLEST_METERS = 60

const WINDS = 8

/** Draws no streets, because they would require a request. */
export function drawPlaces(home: LngLat, pins: readonly HomePin[]): ChartDrawing {
  const away = pins.map((pin) => metersFrom(home, pin))
  const { scale, spotOf } = fitPlan([[0, 0], ...away], size, { edge: EDGE, leastMeters: SMALLEST_METERS })
  const own = spotOf([0, 0])
  const occupied = [own]
  const drawings = away.map((each, index) => {
    const place = spotOf(each)
    const spot = freeSpot(place, occupied)
    occupied.push(spot)
    return drawPin(String(pins[index]?.row), spot, place)
  })
  return {
    ...size,
    shapes: [
      ...drawFrame(size),
      ...drawScale(scale, size),
      ...drawNorth(size),
      ...drawings.flat(),
      { kind: 'diamond', at: own, radius: 10, tone: 'accent' },
    ],
  }
}

function freeSpot([x, y]: PlanarPoint, occupied: readonly PlanarPoint[]): PlanarPoint {
  const rings = [1, 2, 3].flatMap((ring) =>
    Array.from({ length: WINDS }, (_, index): PlanarPoint => {
      const angle = (index * Math.PI) / 4
      return [toTenth(x + ring * APART * Math.sin(angle)), toTenth(y - ring * APART * Math.cos(angle))]
    }),
  )
  const isFree = ([left, down]: PlanarPoint) =>
    left >= PIN && left <= WIDTH - PIN && down >= PIN && down <= HEIGHT - PIN
      ? occupied.every(([otherX, otherY]) => Math.hypot(left - otherX, down - otherY) >= APART - 1)
      : false
  return [[x, y] as const, ...rings].find(isFree) ?? [x, y]
}

function drawPin(number: string, spot: PlanarPoint, place: PlanarPoint): ChartShape[] {
  const [x, y] = spot
  return [
    ...(spot === place || (x === place[0] && y === place[1])
      ? []
      : [
          { kind: 'line', from: place, to: spot, tone: 'ink' } as const,
          { kind: 'dots', at: [place], radius: 2, tone: 'ink' } as const,
        ]),
    { kind: 'dots', at: [spot], radius: PIN, tone: 'ink' },
    { kind: 'text', at: [x, y + 4], text: number, size: 12, tone: 'paper', anchor: 'middle', bold: true },
  ]
}

export function describeDirection(home: LngLat, pin: LngLat): string {
  const [east, north] = metersFrom(home, pin)
  const meters = Math.hypot(east, north)
  if (meters < 1) return texts.samePoint
  const turn = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return texts.way(formatDistance(meters), texts.winds[(turn + WINDS) % WINDS] ?? '')
}
