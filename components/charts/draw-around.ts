import type { Geometry, Position } from 'geojson'
import type { LngLat } from '@/lib/geography/types'
import type { ChartDrawing, ChartShape } from './drawing'
import { drawFrame, drawNorth, drawScale, metersFrom, type PlanarPoint, toTenth } from './plan'

const size = { width: 512, height: 160 }
const EDGE = 14
const LEAST_METERS = 150

interface Around {
  lots?: readonly Geometry[]
  points: readonly Position[]
  reachMeters: number
}

interface DrawnAround {
  drawing: ChartDrawing
  points: number
}

export function drawAround(place: LngLat, { lots: outlines = [], points, reachMeters }: Around): DrawnAround {
  const toMeters = ([longitude = 0, latitude = 0]: Position) => metersFrom(place, { longitude, latitude })
  const dots = points.map(toMeters).filter(([x, y]) => Math.hypot(x, y) <= reachMeters)
  const lots = outlines.flatMap((outline) => ringsOf(outline).map((ring) => ring.map(toMeters)))
  const all = [...dots, ...lots.flat()]
  const [across, down] = [0, 1].map((axis) =>
    Math.max(LEAST_METERS, ...all.map((spot) => Math.abs(spot[axis] ?? 0))),
  )
  const scale = Math.min(
    (size.width / 2 - EDGE) / (across ?? LEAST_METERS),
    (size.height / 2 - EDGE) / (down ?? LEAST_METERS),
  )
  const spotOf = ([x, y]: PlanarPoint): PlanarPoint => [
    toTenth(size.width / 2 + x * scale),
    toTenth(size.height / 2 - y * scale),
  ]
  return {
    points: dots.length,
    drawing: {
      ...size,
      shapes: [
        ...drawFrame(size),
        ...lots.map(
          (ring): ChartShape => ({ kind: 'path', points: ring.map(spotOf), tone: 'accent', thickness: 1.6 }),
        ),
        { kind: 'dots', at: dots.map(spotOf), radius: 2.5, tone: 'ink' },
        { kind: 'diamond', at: spotOf([0, 0]), radius: 5, tone: 'accent' },
        ...drawScale(scale, size),
        ...drawNorth(size),
      ],
    },
  }
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}
