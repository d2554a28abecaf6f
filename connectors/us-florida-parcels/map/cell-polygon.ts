import type { MultiPolygon, Point, Polygon, Position } from 'geojson'
import { type EsriGeometry, fromEsri } from '@/lib/arcgis/geometry'
import { areaOf, centerOf } from '@/lib/geography/geo'
import { runAtOnce } from '@/lib/in-turns'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { parcelKey } from '@/lib/records/parcel/parcel-key'
import { meantIn } from '../records'
import { isUsable } from '../search/parcel-rows'
import type { RollMapRow } from '../wire'
import { outlineArea } from './outline-area'

/** `shape` is a point while the source has closed the outlines. */
export interface ParcelCellPolygon {
  objectId: number
  shape: Point | Polygon | MultiPolygon
  parcel: UnderivedParcel
}

/** Degrees, about 0.25 m. */
export const OUTLINE_TOLERANCE = 0.000_002_25

type Row = { attributes: RollMapRow; geometry?: EsriGeometry | null | undefined }

export function toCellPolygon({ attributes, geometry }: Row): ParcelCellPolygon[] {
  const shape = fromEsri(geometry)
  if (!shape || !isUsable(attributes)) return []
  const parcel = toMapParcel(attributes, { ...labelPoint(shape), outlineSquareFeet: outlineArea(shape) })
  return [{ objectId: attributes.objectId, shape, parcel }]
}

type Usable = RollMapRow & { parcelId: string; countyNumber: number }
type Place = Pick<UnderivedParcel, 'longitude' | 'latitude' | 'outlineSquareFeet'>

export function toMapParcel(row: Usable, place: Place): UnderivedParcel {
  const identity = { county: row.countyNumber, parcelId: row.parcelId }
  return {
    key: parcelKey(identity),
    ...identity,
    address: row.address,
    city: row.city,
    postalCode: row.postalCode === null ? null : String(row.postalCode).padStart(5, '0'),
    justValue: row.justValue,
    assessedValue: meantIn(row, row.assessedValue),
    taxableValue: meantIn(row, row.taxableValue),
    landValue: row.landValue,
    landSquareFeet: row.landSquareFeet,
    livingSquareFeet: row.livingSquareFeet,
    yearBuilt: row.yearBuilt,
    landUse: row.landUseCode,
    saleYear: row.saleYear,
    // The roll also writes a price of 0 if there was no sale. With a sale year, 0 is a real price, such as
    // for a gift.
    salePrice: row.saleYear === null ? null : row.salePrice,
    saleQualification: row.saleYear === null ? null : row.saleQualification,
    rollYear: row.rollYear,
    polygons: 1,
    ...place,
  }
}

/**
 * Depends only on the outline, so that every cell computes the same point. Rounds the point to about 0.1 m.
 */
export function labelPoint(shape: Point | Polygon | MultiPolygon): { longitude: number; latitude: number } {
  const [longitude = 0, latitude = 0]: Position = shape.type === 'Point' ? shape.coordinates : centerOf(shape)
  return { longitude: round(longitude), latitude: round(latitude) }
}

const round = (degrees: number) => Number(degrees.toFixed(6))

export function sumOutlines(polygons: readonly ParcelCellPolygon[]): number | null {
  const sizes = polygons.map(({ parcel }) => parcel.outlineSquareFeet)
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0 as number | null)
}

export const mergePolygons = (cells: readonly (readonly ParcelCellPolygon[])[]): ParcelCellPolygon[] =>
  runAtOnce(mergingPolygons(cells))

export function* mergingPolygons(
  cells: readonly (readonly ParcelCellPolygon[])[],
): Generator<undefined, ParcelCellPolygon[]> {
  const merged = new Map<number, ParcelCellPolygon>()
  for (const cell of cells) {
    for (const polygon of cell) merged.set(polygon.objectId, polygon)
    yield
  }
  return [...merged.values()]
}

export interface ParcelPolygons {
  parcel: UnderivedParcel
  objectId: number
  polygons: ParcelCellPolygon[]
}

type InSight = (parcel: UnderivedParcel) => boolean

export const groupByParcel = (polygons: readonly ParcelCellPolygon[], isInSight: InSight): ParcelPolygons[] =>
  runAtOnce(groupingByParcel(polygons, isInSight))

export function* groupingByParcel(
  polygons: readonly ParcelCellPolygon[],
  isInSight: InSight,
): Generator<undefined, ParcelPolygons[]> {
  const groups = new Map<string, ParcelCellPolygon[]>()
  for (const polygon of polygons) {
    const group = groups.get(polygon.parcel.key)
    if (group) group.push(polygon)
    else groups.set(polygon.parcel.key, [polygon])
    yield
  }
  const result: ParcelPolygons[] = []
  for (const group of groups.values()) {
    const main = largest(group.filter(({ parcel }) => isInSight(parcel)))
    if (main) {
      const { parcel, objectId } = main
      const whole =
        group.length === 1
          ? parcel
          : { ...parcel, polygons: group.length, outlineSquareFeet: sumOutlines(group) }
      result.push({ parcel: whole, objectId, polygons: group })
    }
    yield
  }
  return result
}

function largest(polygons: readonly ParcelCellPolygon[]): ParcelCellPolygon | undefined {
  if (polygons.length < 2) return polygons[0]
  const sized = polygons.map((polygon) => ({ polygon, size: sizeOf(polygon) }))
  sized.sort((a, b) => b.size - a.size || a.polygon.objectId - b.polygon.objectId)
  return sized[0]?.polygon
}

const sizeOf = ({ shape }: ParcelCellPolygon) => (shape.type === 'Point' ? 0 : areaOf(shape))
