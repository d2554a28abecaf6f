import type { Polygon, Position } from 'geojson'
import type { SamplePlot } from './plots'

const radiusMetres = 4
const arcSteps = 6

/** Returns a clockwise ring, as the hosts of parcel layers do. */
export function outlineOf(plot: SamplePlot): Polygon {
  const [west, south, east, north] = plot.bounds
  const ring = plot.curved
    ? withCurvedCorners(plot)
    : [
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ]
  return { type: 'Polygon', coordinates: [[...ring, ring[0] ?? []]] }
}

function withCurvedCorners({
  bounds: [west, south, east, north],
  strip,
  block: { town },
}: SamplePlot): Position[] {
  const [x, y] = [radiusMetres / town.scale.east, radiusMetres / town.scale.north]
  if (strip % 2 === 0) {
    return [
      [west, north],
      [east, north],
      ...arc([east - x, south + y], [x, y], 0),
      ...arc([west + x, south + y], [x, y], 1),
    ]
  }
  return [
    ...arc([west + x, north - y], [x, y], 2),
    ...arc([east - x, north - y], [x, y], 3),
    [east, south],
    [west, south],
  ]
}

function arc([centreX, centreY]: [number, number], [x, y]: [number, number], from: number): Position[] {
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = -((from + step / arcSteps) * Math.PI) / 2
    return [centreX + x * Math.cos(angle), centreY + y * Math.sin(angle)]
  })
}

export function areaOf(plot: SamplePlot): number {
  const [width, height] = sidesOf(plot)
  return width * height
}

export function perimeterOf(plot: SamplePlot): number {
  const [width, height] = sidesOf(plot)
  return 2 * (width + height)
}

function sidesOf({ block: { town }, bounds: [west, south, east, north] }: SamplePlot): [number, number] {
  return [(east - west) * town.scale.east, (north - south) * town.scale.north]
}
