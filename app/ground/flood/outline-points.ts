import type { Position } from 'geojson'
import type { LngLat } from '@/lib/geography/types'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

/**
 * Returns all corners of the outer edges and evenly spaced points between them, `most` points in total. If
 * there are more corners, returns an even selection of them.
 */
export function outlinePoints(outline: ParcelOutline, most: number): LngLat[] {
  const shells = (outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates).map(
    ([shell = []]) => shell,
  )
  const corners = shells.flatMap((shell) => shell.slice(0, -1))
  if (corners.length >= most)
    return Array.from({ length: most }, (_, at) =>
      toPoint(corners[Math.floor((at * corners.length) / most)] ?? []),
    )
  return [...corners, ...alongEdges(shells.flatMap(edgesOf), most - corners.length)].map(toPoint)
}

type Edge = readonly [Position, Position]

const edgesOf = (shell: readonly Position[]): Edge[] =>
  shell.slice(1).map((to, index) => [shell[index] ?? to, to])

function alongEdges(edges: readonly Edge[], count: number): Position[] {
  const lengths = edges.map(lengthOf)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (whole === 0) return []
  const positions: Position[] = []
  let [edge, before] = [0, 0]
  for (let step = 0; step < count; step += 1) {
    const away = ((step + 0.5) * whole) / count
    while (edge < edges.length - 1 && away > before + (lengths[edge] ?? 0)) {
      before += lengths[edge] ?? 0
      edge += 1
    }
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = edges[edge] ?? [[], []]
    const share = Math.min(1, (away - before) / (lengths[edge] || 1))
    positions.push([x1 + (x2 - x1) * share, y1 + (y2 - y1) * share])
  }
  return positions
}

function lengthOf([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]: Edge): number {
  return Math.hypot((x2 - x1) * Math.cos((y1 * Math.PI) / 180), y2 - y1)
}

const toPoint = ([longitude = 0, latitude = 0]: Position): LngLat => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
})
