import { z } from 'zod'
import { type EsriGeometry, fromEsri } from '@/lib/arcgis/geometry'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { propertyRecord } from '@/lib/records/assessment/fields'
import { isOutline, outline } from '@/lib/records/parcel/outline'
import type { FilterableParcel } from '@/lib/records/parcel/parcel-filter'
import { outlineArea } from '../map/outline-area'
import { type ParcelRecordOptions, toRecord, type UsableRow } from '../records'
import type { ParcelGeometryKind, RollRecordRow } from '../wire'

export interface ParcelSourceRow {
  row: UsableRow
  geometry: EsriGeometry | null | undefined
  matchedBy?: string | undefined
}

interface SourceFeature {
  attributes: RollRecordRow & { ownerName?: string | null }
  geometry?: EsriGeometry | null | undefined
}

export const parcelRow = z.object({ record: propertyRecord, geometry: outline })
export type ParcelRow = z.output<typeof parcelRow>

export function usableRows(features: readonly SourceFeature[]): ParcelSourceRow[] {
  return features.flatMap(({ attributes, geometry }) =>
    isUsable(attributes) ? [{ row: attributes, geometry }] : [],
  )
}

interface Identity {
  parcelId: string | null
  countyNumber: number | null
}

/**
 * Excludes streets, water and unmapped remainders, which are polygons too. They have no county, and their id
 * is blank or a word.
 */
export function isUsable<A extends Identity>(row: A): row is A & { parcelId: string; countyNumber: number } {
  return /\d/.test(row.parcelId ?? '') && countyByNumber(row.countyNumber ?? 0) !== undefined
}

export function toParcelRow(
  { row, geometry, matchedBy }: ParcelSourceRow,
  options: SharedAddresses,
): ParcelRow {
  const shape = fromEsri(geometry)
  const centroid = shape?.type === 'Point' ? shape.coordinates : undefined
  return {
    record: toRecord(row, { ...options, centroid, matchedBy }),
    // A point is omitted, because it must not be mistaken for an outline.
    geometry: isOutline(shape) ? shape : null,
  }
}

export function toFilterable({ row, geometry }: ParcelSourceRow): FilterableParcel {
  const shape = fromEsri(geometry)
  return { ...row, landUse: row.landUseCode, outlineSquareFeet: shape ? outlineArea(shape) : null }
}

type SharedAddresses = Pick<ParcelRecordOptions, 'edition' | 'owner'> & { layer: ParcelGeometryKind }
