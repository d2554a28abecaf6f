import { z } from 'zod'
import {
  assessedKeys,
  type ColumnKind,
  identity,
  kindOf,
  labelOf,
  mapKeys,
  type RollColumnKindOf,
  type RollColumnName,
  sourceColumn,
} from './roll-columns'

export const HOST = 'services9.arcgis.com'
const ROOT = `https://${HOST}/Gh9awoU677aKree0/arcgis/rest/services`

export type ParcelGeometryKind = 'polygons' | 'centroids'

export const layerUrls: Readonly<Record<ParcelGeometryKind, string>> = {
  polygons: `${ROOT}/Florida_Statewide_Cadastral/FeatureServer/0`,
  centroids: `${ROOT}/Florida_Statewide_Parcel_Centroid_Version/FeatureServer/0`,
}

/** Blank text becomes null, because the source writes a blank for unknown. */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/**
 * Zero becomes null, because zero means unknown in these columns. An invalid negative number becomes null
 * too.
 */
const number = z
  .number()
  .nullish()
  .transform((value) => (value && value > 0 ? value : null))

const amount = z
  .number()
  .nullish()
  .transform((value) => (value !== undefined && value !== null && value >= 0 ? value : null))

const values = {
  id: z.int(),
  text,
  code: text,
  month: text,
  landUse: text,
  number,
  year: number,
  county: number,
  zip: number,
  inspection: number,
  area: number,
  acres: number,
  dollars: number,
  amount,
} as const satisfies Record<ColumnKind, z.ZodType>

export type RollRow<K extends RollColumnName> = { [P in K]: z.output<(typeof values)[RollColumnKindOf<P>]> }

export interface RowShape<K extends RollColumnName> {
  fields: readonly string[]
  row: z.ZodType<RollRow<K>>
}

export function shapeOf<K extends RollColumnName>(keys: readonly K[]): RowShape<K> {
  const published = z.object(Object.fromEntries(keys.map((key) => [sourceColumn(key), values[kindOf(key)]])))
  const toRow = (row: Record<string, unknown>) =>
    Object.fromEntries(keys.map((key) => [key, row[sourceColumn(key)]])) as RollRow<K>
  return { fields: keys.map(sourceColumn), row: published.transform(toRow) }
}

const recordKeys = [
  ...assessedKeys,
  ...(['lastInspection', 'saleSeveralParcels', 'priorSaleSeveralParcels', 'priorSaleQualification'] as const),
  ...(['priorSaleVacantOrImproved', 'priorSalePrice', 'priorSaleYear', 'priorSaleMonth'] as const),
  ...(['publicLandCode', 'township', 'range', 'section', 'censusBlock'] as const),
]

export type RollMapRow = RollRow<(typeof mapKeys)[number]>
export type RollRecordColumnName = (typeof recordKeys)[number]
export type RollRecordRow = RollRow<RollRecordColumnName>

export const byObjectId = [{ field: sourceColumn('objectId') }]

export const mapShape = shapeOf(mapKeys)

export const recordShape = shapeOf(recordKeys)

/**
 * Only methods whose API contract includes the owner may query these columns: a search by owner, and the
 * record of one parcel.
 */
export const ownedShape = shapeOf([...recordKeys, 'ownerName'])

export const essentialFields: readonly string[] = identity.map(sourceColumn)

/**
 * Columns that a layer may lack. `requireColumns` refuses a filter that the source cannot evaluate without
 * them.
 */
const optional = [
  ...(['assessedValue', 'taxableValue', 'landValue', 'landSquareFeet', 'livingSquareFeet'] as const),
  ...(['saleQualification', 'salePrice', 'postalCode'] as const),
]

/**
 * Columns that the layer of outlines must have. Without them, filters, sort orders and colors would be wrong.
 */
export const neededFields: readonly string[] = mapShape.fields.filter(
  (field) => !optional.some((key) => sourceColumn(key) === field),
)

export const describeLostFields = (fields: readonly string[]): string[] =>
  optional.flatMap((key) => (fields.includes(sourceColumn(key)) ? [] : [labelOf(key)]))
