import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Position } from 'geojson'
import type { Bounds, MapView } from '@/components/map/map-props'
import { formatCount } from '@/lib/format'
import { crossesItself } from '@/lib/geography/crosses-itself'
import type { MapLayerRow } from '../layers/map-layer'
import { formatArea, formatLength, lengthOf } from './measure'
import { type SketchState, tools } from './reduce-sketch'

const texts = {
  crossed:
    'The area crosses itself, so it has no clear inside. Undo corners until its sides no longer cross.',
  flat: 'This box has no inside. Undo the second corner and put it elsewhere.',
}

export function cornersOf({ tool, corners }: SketchState): readonly Position[] {
  const [one, other] = corners
  if (tool !== 'box' || !one || !other) return corners
  const [[west = 0, south = 0], [east = 0, north = 0]] = [one, other]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

export function refusalOf(state: SketchState): string | undefined {
  const { tool, corners } = state
  if (!tool) return undefined
  const { least, kind } = tools[tool]
  if (corners.length < least) return `At least ${least} are needed.`
  if (kind === 'line' || !crossesItself(cornersOf(state))) return undefined
  return tool === 'box' ? texts.flat : texts.crossed
}

export function describeFigure(state: SketchState): string {
  const { tool, corners } = state
  const refusal = refusalOf(state)
  const measured = tool === 'distance' ? `Distance: ${formatLength(lengthOf(corners))}.` : areaWords(state)
  return `${formatCount(corners.length, 'corner')}. ${refusal ?? measured}`
}

const areaWords = (state: SketchState) => `Area: ${formatArea(cornersOf(state))}.`

export function rowsInside<Row extends MapLayerRow>(
  corners: readonly Position[],
  rows: readonly Row[],
): Row[] {
  const area = { type: 'Polygon' as const, coordinates: [[...corners, ...corners.slice(0, 1)]] }
  return rows.filter(({ at }) => booleanPointInPolygon([...at], area))
}

export function boundsOfCorners(corners: readonly Position[]): Bounds {
  const longitudes = corners.map(([x = 0]) => x)
  const latitudes = corners.map(([, y = 0]) => y)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

export const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]

const MARGIN = 1.2

export function viewOf(area: Bounds, zoom: number, viewport: Bounds): MapView {
  const across = ([west, , east]: Bounds) => east - west
  const up = ([, south, , north]: Bounds) => northing(north) - northing(south)
  const times = Math.max(1, MARGIN * (across(area) / across(viewport)), MARGIN * (up(area) / up(viewport)))
  const [west, south, east, north] = area
  return { longitude: (west + east) / 2, latitude: (south + north) / 2, zoom: zoom - Math.log2(times) }
}

const northing = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180))
