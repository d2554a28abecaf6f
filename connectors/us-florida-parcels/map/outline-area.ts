import type { MultiPolygon, Point, Polygon } from 'geojson'
import { smallAreaOf } from '@/lib/geography/geo'
import { squareMetersToSquareFeet } from '@/lib/units'

/** A point means that the outlines are closed. */
export const outlineArea = (shape: Point | Polygon | MultiPolygon): number | null =>
  shape.type === 'Point' ? null : Math.round(squareMetersToSquareFeet(smallAreaOf(shape)))
