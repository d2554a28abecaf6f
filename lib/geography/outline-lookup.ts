import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import type { Bounds } from '@/lib/geography/types'
import { boundsOf } from './geo'

export interface IndexedOutline<P> {
  properties: P
  bounds: Bounds
  parts: { polygon: Polygon; bounds: Bounds }[]
}

export interface OutlineIndex<P> {
  outlines: IndexedOutline<P>[]
  at(longitude: number, latitude: number): IndexedOutline<P> | null
}

const nowhere: Bounds = [Infinity, Infinity, -Infinity, -Infinity]

export function createOutlineLookup<P>(features: Feature<Polygon | MultiPolygon, P>[]): OutlineIndex<P> {
  const outlines = features.map(({ properties, geometry }) => {
    const parts = polygonsOf(geometry).map((polygon) => ({ polygon, bounds: boundsOf([polygon]) ?? nowhere }))
    return { properties, parts, bounds: boundsOf([geometry]) ?? nowhere }
  })
  return { outlines, at: (x, y) => outlines.find((outline) => isInside(outline, x, y)) ?? null }
}

export function isWithinBounds([west, south, east, north]: Bounds, x: number, y: number): boolean {
  return x >= west && x <= east && y >= south && y <= north
}

function isInside(outline: IndexedOutline<unknown>, x: number, y: number): boolean {
  if (!isWithinBounds(outline.bounds, x, y)) return false
  return outline.parts.some(
    ({ polygon, bounds }) => isWithinBounds(bounds, x, y) && booleanPointInPolygon([x, y], polygon),
  )
}

function polygonsOf(geometry: Polygon | MultiPolygon): Polygon[] {
  if (geometry.type === 'Polygon') return [geometry]
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
}
