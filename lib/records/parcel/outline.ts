import type { MultiPolygon, Polygon } from 'geojson'
import * as z from 'zod/mini'

export type ParcelOutline = Polygon | MultiPolygon

/** Only the type is checked, because we computed the outline. */
export const outline = z.nullable(z.custom<ParcelOutline>(isOutline))

export const publishedOutline = z.nullable(
  z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) }),
)

export function isOutline(shape: unknown): shape is ParcelOutline {
  if (typeof shape !== 'object' || shape === null || !('type' in shape)) return false
  return shape.type === 'Polygon' || shape.type === 'MultiPolygon'
}
