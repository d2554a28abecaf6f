import type { Polygon, Position } from 'geojson'
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
import { formatMiles } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { clipLine } from './clip-line'
import type { PrintedRoad } from './fetch-roads'

interface DrawnReview {
  place: LngLat
  outline: ParcelOutline | undefined
  lines: readonly { miles: number; line: Polygon }[]
  boundaries: readonly ParcelOutline[]
  sites: readonly { number: number; at: LngLat }[]
  /** In drawing order: streets first, motorways last. */
  roads: readonly PrintedRoad[]
}

const size = { width: 512, height: 430 }
const EDGE = 14
const DOT = 2.5
const LETTERS = 7

const frame = { left: 1, top: 1, right: size.width - 1, bottom: size.height - 1 }
const widths: Readonly<Record<PrintedRoad['kind'], number>> = { motorway: 2.4, main: 1.5, street: 0.5 }

export function drawReview({ place, outline, lines, boundaries, sites, roads }: DrawnReview): ChartDrawing {
  const toMeters = ([longitude = 0, latitude = 0]: Position) => metersFrom(place, { longitude, latitude })
  const away = sites.map(({ at }) => metersFrom(place, at))
  const all = [...lines.flatMap(({ line }) => line.coordinates.flat().map(toMeters)), ...away]
  const { scale, spotOf } = fitPlan([[0, 0], ...all], size, { edge: EDGE, leastMeters: 1 })
  const path = (ring: readonly Position[]) => ring.map((position) => within(spotOf(toMeters(position))))
  const spots = away.map(spotOf)
  const streets = roads.flatMap(({ line, ...road }) =>
    clipLine(
      line.map((position) => spotOf(toMeters(position))),
      frame,
    ).map((points) => ({ ...road, points })),
  )
  const numbers = placeTexts(
    sites.map(({ number }, index) => ({ text: String(number), beside: spots[index] ?? [0, 0] })),
    spots.map(([x, y]) => around(x, y, DOT, DOT)),
  )
  return {
    ...size,
    shapes: [
      ...drawFrame(size),
      ...streets.map(
        ({ kind, points }): ChartShape => ({ kind: 'path', points, tone: 'road', thickness: widths[kind] }),
      ),
      ...lines.flatMap(({ miles, line }) => drawLine(miles, path(line.coordinates[0] ?? []))),
      ...boundaries
        .flatMap(ringsOf)
        .map((ring): ChartShape => ({ kind: 'path', points: path(ring), tone: 'muted' })),
      ...ringsOf(outline).map(
        (ring): ChartShape => ({ kind: 'path', points: path(ring), tone: 'accent', thickness: 1.6 }),
      ),
      { kind: 'diamond', at: spotOf([0, 0]), radius: 5, tone: 'accent' },
      { kind: 'dots', at: spots, radius: DOT, tone: 'ink' },
      ...drawNames(streets, numbers.boxes),
      ...numbers.shapes,
      ...drawScale(scale, size),
      ...drawNorth(size),
    ],
  }
}

function drawLine(miles: number, points: readonly PlanarPoint[]): ChartShape[] {
  const [x, y] = points.reduce((top, point) => (point[1] < top[1] ? point : top), [
    0,
    size.height,
  ] as PlanarPoint)
  return [
    { kind: 'path', points, tone: 'edge', isDashed: true },
    { kind: 'text', at: [x, y + 9], text: formatMiles(miles), size: 8, tone: 'muted', anchor: 'middle' },
  ]
}

const within = ([x, y]: PlanarPoint): PlanarPoint => [
  Math.min(size.width - 1, Math.max(1, x)),
  Math.min(size.height - 1, Math.max(1, y)),
]

const ringsOf = (outline: ParcelOutline | undefined): Position[][] =>
  outline ? (outline.type === 'Polygon' ? outline.coordinates : outline.coordinates.flat()) : []

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface PlacedText {
  text: string
  beside: PlanarPoint
}

/** Omits a text without room, so the texts of the nearest sites must come first. */
function placeTexts(texts: readonly PlacedText[], occupied: readonly Box[]) {
  const boxes = [...occupied]
  const shapes = texts.flatMap(({ text, beside: [x, y] }): ChartShape[] => {
    const half = (text.length * LETTERS * 0.5) / 2
    const places: PlanarPoint[] = [
      [x + DOT + 1 + half, y],
      [x - DOT - 1 - half, y],
      [x, y - DOT - LETTERS / 2],
      [x, y + DOT + LETTERS / 2],
    ]
    const free = places.find(([left, down]) => {
      const box = around(left, down, half, LETTERS / 2 - 0.5)
      return isInside(box) && !boxes.some((other) => overlap(box, other))
    })
    if (!free) return []
    boxes.push(around(free[0], free[1], half, LETTERS / 2))
    const at: PlanarPoint = [toTenth(free[0]), toTenth(free[1] + 2.5)]
    return [{ kind: 'text', at, text, size: LETTERS, tone: 'ink', anchor: 'middle' }]
  })
  return { shapes, boxes }
}

function drawNames(
  streets: readonly (Pick<PrintedRoad, 'kind' | 'name'> & { points: readonly PlanarPoint[] })[],
  occupied: readonly Box[],
) {
  const longest = new Map<string, readonly PlanarPoint[]>()
  for (const { kind, name, points } of streets)
    if (name && kind !== 'street' && points.length > (longest.get(name)?.length ?? 1))
      longest.set(name, points)
  const names = [...longest].map(
    ([text, points]) => ({ text, beside: points[points.length >> 1] ?? [0, 0] }) as const,
  )
  return placeTexts(names, occupied).shapes.map((shape): ChartShape => ({ ...shape, tone: 'muted' }))
}

const around = (x: number, y: number, across: number, tall: number): Box => ({
  left: x - across,
  right: x + across,
  top: y - tall,
  bottom: y + tall,
})

const isInside = ({ left, top, right, bottom }: Box) =>
  left > 2 && top > 2 && right < size.width - 2 && bottom < size.height - 2

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
