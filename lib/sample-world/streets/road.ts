import type { LineString, MultiLineString, Position } from 'geojson'

/** Route types of the Census Bureau: interstate, US, state, county, common name. */
export type RoadRouteType = 'I' | 'U' | 'S' | 'C' | 'M'

export interface SampleRoad {
  id: number
  name: string | null
  base: string | null
  routeType: RoadRouteType | null
  kind: string
  geometry: LineString | MultiLineString
}

export function geometryOf(lines: readonly Position[][]): LineString | MultiLineString | undefined {
  const [first, ...more] = lines
  if (!first) return undefined
  return more.length === 0
    ? { type: 'LineString', coordinates: first }
    : { type: 'MultiLineString', coordinates: [first, ...more] }
}
