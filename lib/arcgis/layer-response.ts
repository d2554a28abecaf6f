import type { Geometry } from 'geojson'
import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readShape } from './geometry'

const texts = defineSentences('arcgis.answer', {
  sourceCutItsAnswer:
    'The source cut its answer before the first row. Take a smaller area, or try again in a minute.',
})

const coordinate = z.union([z.number(), z.string()])

const esriGeometry = z.looseObject({
  rings: z.custom<number[][][]>(isRings).nullish(),
  x: coordinate.nullish(),
  y: coordinate.nullish(),
})

const flag = z.boolean().nullish()

/**
 * ArcGIS servers put `exceededTransferLimit` at the root. ArcGIS Online puts it under `properties` in
 * GeoJSON.
 */
const transferLimit = {
  exceededTransferLimit: flag,
  properties: z.looseObject({ exceededTransferLimit: flag }).nullish(),
}

/**
 * If `truncated` is true, more rows exist. If it is false, more rows may exist too, because some servers
 * truncate without a flag. Callers therefore use `firstRows`.
 */
export function featuresOf<A extends z.ZodType>(attributes: A) {
  const feature = z.looseObject({ attributes, geometry: esriGeometry.nullish() })
  return z
    .looseObject({ ...transferLimit, features: z.array(feature) })
    .transform((answer) => ({ features: answer.features, truncated: isTruncated(answer) }))
}

export function geoJsonFeaturesOf<A extends z.ZodType>(properties: A) {
  const feature = z.looseObject({ properties, geometry: z.custom<Geometry>(isGeometry).nullish() })
  return z.looseObject({ ...transferLimit, features: z.array(feature) }).transform((answer) => ({
    features: answer.features.map(({ properties: attributes, geometry }) => ({
      attributes: attributes as z.output<A>,
      geometry: readShape(geometry),
    })),
    truncated: isTruncated(answer),
  }))
}

interface Page<F> {
  features: F[]
  truncated: boolean
}

/**
 * The request must ask for one row more than `limit`, because some servers truncate without
 * `exceededTransferLimit`. Only the extra row then proves that more rows exist.
 */
export function firstRows<F>(page: Page<F>, limit: number): Page<F> {
  const { features, truncated } = withRows(page)
  return { features: features.slice(0, limit), truncated: truncated || features.length > limit }
}

/** Throws if the server truncated before the first row, because such a response is not an empty result. */
export function withRows<F>(page: Page<F>): Page<F> {
  if (page.features.length > 0 || !page.truncated) return page
  throw new ConnectorError('too_broad', texts.sourceCutItsAnswer)
}

export const countAnswer = z.looseObject({ count: z.int().nonnegative() })

/** Old servers omit `objectIdFieldName`, and some servers write an empty list as null. */
export const idsAnswer = z.looseObject({
  objectIdFieldName: z.string().nullish(),
  objectIds: z
    .array(z.int())
    .nullable()
    .transform((ids) => ids ?? []),
})

export const layerPage = z.looseObject({
  name: z.string(),
  fields: z.array(z.looseObject({ name: z.string(), type: z.string() })),
  maxRecordCount: z.number().optional(),
  advancedQueryCapabilities: z
    .looseObject({
      supportsQueryWithDistance: z.boolean().nullish().catch(null),
      supportsStatistics: z.boolean().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  editingInfo: z
    .looseObject({ lastEditDate: z.number().nullish(), dataLastEditDate: z.number().nullish() })
    .nullish(),
})

interface LimitFlags {
  exceededTransferLimit?: boolean | null | undefined
  properties?: { exceededTransferLimit?: boolean | null | undefined } | null | undefined
}

function isTruncated({ exceededTransferLimit, properties }: LimitFlags): boolean {
  return exceededTransferLimit === true || properties?.exceededTransferLimit === true
}

/** Validates in place, because a Zod array schema would copy each of up to a hundred thousand positions. */
function isRings(value: unknown): boolean {
  const isPosition = (position: unknown) =>
    Array.isArray(position) && position.every((each) => Number.isFinite(each))
  return Array.isArray(value) && value.every((ring: unknown) => Array.isArray(ring) && ring.every(isPosition))
}

/**
 * Accepts impossible positions, which `readShape` later turns into null, so that the row stays and gets a
 * caveat.
 */
function isGeometry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    'type' in value &&
    typeof value.type === 'string' &&
    'coordinates' in value &&
    Array.isArray(value.coordinates)
  )
}
