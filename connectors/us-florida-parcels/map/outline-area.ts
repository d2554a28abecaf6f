import type { MultiPolygon, Point, Polygon } from 'geojson'
import { smallAreaOf } from '@/lib/geography/geo'
import { squareMetersToSquareFeet } from '@/lib/units'

/** Returns null for a point, which replaces the outline while the source has closed the outlines. */
export const outlineArea = (shape: Point | Polygon | MultiPolygon): number | null =>
  shape.type === 'Point' ? null : Math.round(squareMetersToSquareFeet(smallAreaOf(shape)))
