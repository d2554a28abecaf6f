import { z } from 'zod'
import { propertyRecord } from '@/lib/property-record'
import { publishedOutline } from './parcel-rows'
import type { ParcelPage } from './read-page'
import { sourceSchema } from './source-notes'

const common = {
  count: z.int().min(0),
  nextOffset: z.int().min(0).nullable(),
  /** Only ever true: there is more than this page. */
  resultsTruncated: z.literal(true).optional(),
  source: sourceSchema,
}

const feature = z.object({
  type: z.literal('Feature'),
  geometry: publishedOutline,
  properties: propertyRecord,
})

/** Records, or GeoJSON (RFC 7946) where outlines were asked for. */
export const parcelAnswer = z
  .union([
    z.object({ records: z.array(propertyRecord), ...common }),
    z.object({ type: z.literal('FeatureCollection'), features: z.array(feature), ...common }),
  ])
  // Programs expect a result to be an object at its root, whichever of the two it is.
  .meta({ type: 'object' })

export type ParcelAnswer = z.output<typeof parcelAnswer>

export function toAnswer(
  { rows, nextOffset, truncated, source }: ParcelPage,
  geometry: boolean,
): ParcelAnswer {
  const rest = {
    count: rows.length,
    nextOffset,
    ...(truncated ? { resultsTruncated: true as const } : {}),
    source,
  }
  if (!geometry) return { records: rows.map(({ record }) => record), ...rest }
  const features = rows.map(({ record, geometry: shape }) => ({
    type: 'Feature' as const,
    geometry: shape,
    properties: record,
  }))
  return { type: 'FeatureCollection', features, ...rest }
}
