import { z } from 'zod'
import { type EsriGeometry, fromEsri } from '@/lib/arcgis/geometry'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { propertyRecord } from '@/lib/records/assessment/fields'
import { isOutline, outline } from '@/lib/records/parcel/outline'
import type { FilterableParcel } from '@/lib/records/parcel/parcel-filter'
import { outlineArea } from '../map/outline-area'
import { type RecordOptions, toRecord, type UsableRow } from '../records'
import type { LayerKind, RecordRow } from '../wire'

export interface SourceRow {
  row: UsableRow
  geometry: EsriGeometry | null | undefined
  matchedBy?: string | undefined
}

interface SourceFeature {
  attributes: RecordRow & { ownerName?: string | null }
  geometry?: EsriGeometry | null | undefined
}

export const parcelRow = z.object({ record: propertyRecord, geometry: outline })
export type ParcelRow = z.output<typeof parcelRow>

export function usableRows(features: readonly SourceFeature[]): SourceRow[] {
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

export function toParcelRow({ row, geometry, matchedBy }: SourceRow, options: SharedAddresses): ParcelRow {
  const shape = fromEsri(geometry)
  const centroid = shape?.type === 'Point' ? shape.coordinates : undefined
  return {
    record: toRecord(row, { ...options, centroid, matchedBy }),
    // A point is omitted, because it must not be mistaken for an outline.
    geometry: isOutline(shape) ? shape : null,
  }
}

export function toFilterable({ row, geometry }: SourceRow): FilterableParcel {
  const shape = fromEsri(geometry)
  return { ...row, landUse: row.landUseCode, outlineSquareFeet: shape ? outlineArea(shape) : null }
}

type SharedAddresses = Pick<RecordOptions, 'edition' | 'owner'> & { layer: LayerKind }
