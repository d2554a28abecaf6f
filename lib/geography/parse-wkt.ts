import type { MultiPolygon, Polygon, Position } from 'geojson'

const RING = /\(([^()]+)\)/g
const POLYGON = /\(\s*(\([^()]+\)(?:\s*,\s*\([^()]+\))*)\s*\)/g

/** Expects longitude before latitude. Returns null unless the text is a polygon or multipolygon. */
export function parseWkt(text: string): Polygon | MultiPolygon | null {
  const [, kind] = /^\s*(MULTIPOLYGON|POLYGON)\s*\(/i.exec(text) ?? []
  if (!kind) return null
  const polygons = [...text.matchAll(POLYGON)].map(([, rings = '']) =>
    [...rings.matchAll(RING)].map(([, ring = '']) => ring.split(',').map(toPosition)),
  )
  const [first] = polygons
  if (!first || !polygons.flat().every(isRing)) return null
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons }
}

const toPosition = (pair: string): Position => pair.trim().split(/\s+/).slice(0, 2).map(Number)

const isRing = (ring: Position[]): boolean =>
  ring.length >= 4 && ring.every((place) => place.length === 2 && place.every(Number.isFinite))
