import type { ChartDrawing, ChartShape } from '@/components/charts/drawing'
import { formatDistance } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { feetToMeters, milesToMeters } from '@/lib/units'

export interface Pin extends LngLat {
  row: number
}

type Spot = readonly [x: number, y: number]

const WIDTH = 480
const HEIGHT = 250
const EDGE = 30
const PIN = 9
/** Minimum distance at which both numbers of two pins are readable. */
const APART = 21
const METERS_PER_DEGREE = 111_195
/** Keeps homes of one building from filling the picture. */
const SMALLEST_METERS = 60

const scales: readonly (readonly [text: string, meters: number])[] = [
  ...[5, 2, 1, 0.5].map((miles) => [`${miles} mi`, milesToMeters(miles)] as const),
  ...[1000, 500, 200, 100, 50].map((feet) => [`${feet} ft`, feetToMeters(feet)] as const),
]
const winds = 'north northeast east southeast south southwest west northwest'.split(' ')

/** Draws numbered pins around the home, north up. It has no streets because it must not send a request. */
export function drawPlaces(home: LngLat, pins: readonly Pin[]): ChartDrawing {
  const away = pins.map((pin) => metersFrom(home, pin))
  const xs = [0, ...away.map(([x]) => x)]
  const ys = [0, ...away.map(([, y]) => y)]
  const reach = (all: readonly number[]) => Math.max(SMALLEST_METERS, Math.max(...all) - Math.min(...all))
  const scale = Math.min((WIDTH - 2 * EDGE) / reach(xs), (HEIGHT - 2 * EDGE) / reach(ys))
  const middle = (all: readonly number[]) => (Math.max(...all) + Math.min(...all)) / 2
  const spotOf = ([x, y]: Spot): Spot => [
    round(WIDTH / 2 + (x - middle(xs)) * scale),
    round(HEIGHT / 2 - (y - middle(ys)) * scale),
  ]
  const own = spotOf([0, 0])
  const occupied = [own]
  const drawings = away.map((each, index) => {
    const place = spotOf(each)
    const spot = freeSpot(place, occupied)
    occupied.push(spot)
    return drawPin(String(pins[index]?.row), spot, place)
  })
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      { kind: 'box', at: [0, 0], width: WIDTH, height: HEIGHT, tone: 'edge' },
      { kind: 'box', at: [1, 1], width: WIDTH - 2, height: HEIGHT - 2, tone: 'paper' },
      ...drawScale(scale),
      ...drawNorth,
      ...drawings.flat(),
      { kind: 'diamond', at: own, radius: 10, tone: 'accent' },
    ],
  }
}

const metersFrom = (home: LngLat, { latitude, longitude }: LngLat): Spot => [
  (longitude - home.longitude) * METERS_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180),
  (latitude - home.latitude) * METERS_PER_DEGREE,
]

const round = (value: number) => Number(value.toFixed(1))

function freeSpot([x, y]: Spot, occupied: readonly Spot[]): Spot {
  const rings = [1, 2, 3].flatMap((ring) =>
    winds.map((_, index): Spot => {
      const angle = (index * Math.PI) / 4
      return [round(x + ring * APART * Math.sin(angle)), round(y - ring * APART * Math.cos(angle))]
    }),
  )
  const isFree = ([left, down]: Spot) =>
    left >= PIN && left <= WIDTH - PIN && down >= PIN && down <= HEIGHT - PIN
      ? occupied.every(([otherX, otherY]) => Math.hypot(left - otherX, down - otherY) >= APART - 1)
      : false
  return [[x, y] as const, ...rings].find(isFree) ?? [x, y]
}

function drawPin(number: string, spot: Spot, place: Spot): ChartShape[] {
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

function drawScale(scale: number): ChartShape[] {
  const [text, meters] = scales.find(([, length]) => length * scale <= WIDTH / 3) ?? ['', 0]
  if (meters === 0) return []
  const [x, y, length] = [10, HEIGHT - 10, round(meters * scale)]
  const tick = (at: number): ChartShape => ({ kind: 'line', from: [at, y - 4], to: [at, y], tone: 'ink' })
  return [
    { kind: 'line', from: [x, y], to: [x + length, y], tone: 'ink' },
    tick(x),
    tick(x + length),
    { kind: 'text', at: [x + length + 6, y], text, size: 11, tone: 'ink', anchor: 'start' },
  ]
}

const drawNorth: readonly ChartShape[] = [
  { kind: 'line', from: [WIDTH - 14, 30], to: [WIDTH - 14, 12], tone: 'ink' },
  { kind: 'line', from: [WIDTH - 14, 12], to: [WIDTH - 18, 18], tone: 'ink' },
  { kind: 'line', from: [WIDTH - 14, 12], to: [WIDTH - 10, 18], tone: 'ink' },
  { kind: 'text', at: [WIDTH - 14, 42], text: 'N', size: 11, tone: 'ink', anchor: 'middle' },
]

/** "0.3 miles northeast". */
export function describeDirection(home: LngLat, pin: LngLat): string {
  const [east, north] = metersFrom(home, pin)
  const meters = Math.hypot(east, north)
  if (meters < 1) return 'at the same point'
  const turn = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return `${formatDistance(meters)} ${winds[(turn + 8) % 8]}`
}
