import type { LineString, MultiLineString, Position } from 'geojson'

/** Route types as the Census Bureau writes them: interstate, US, state, county, common name. */
export type RouteType = 'I' | 'U' | 'S' | 'C' | 'M'

export interface Road {
  /** Stable over calls and boxes. */
  id: number
  /** "W Inkwell St", "I- 24"; null for the nameless. */
  name: string | null
  /** The name without its prefix and suffix. */
  base: string | null
  routeType: RouteType | null
  /** The Census Bureau's class: S1100, S1200, S1400. */
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
