import type { MultiPolygon, Point, Polygon, Position } from 'geojson'
import { type EsriGeometry, fromEsri } from '@/lib/arcgis/geometry'
import { areaOf, centerOf } from '@/lib/geography/geo'
import { runAtOnce } from '@/lib/in-turns'
import type { MapParcel } from '@/lib/records/parcel/fields'
import { isUsable } from '../search/parcel-rows'
import type { MapRow } from '../wire'
import { parcelKey } from './parcel'

/** One polygon of a parcel, whole, whichever cell it was found in; a point while the outlines are closed. */
export interface CellPolygon {
  objectId: number
  shape: Point | Polygon | MultiPolygon
  /** With the label point of this polygon. */
  parcel: MapParcel
}

/** Some 0.25 m in degrees: less than a pixel where the map goes closest. */
export const OUTLINE_TOLERANCE = 0.000_002_25

type Row = { attributes: MapRow; geometry?: EsriGeometry | null | undefined }

/** Nothing for placeholders, and for the rare row without a shape. */
export function toCellPolygon({ attributes, geometry }: Row): CellPolygon[] {
  const shape = fromEsri(geometry)
  if (!shape || !isUsable(attributes)) return []
  const parcel = toMapParcel(attributes, labelPoint(shape))
  return [{ objectId: attributes.objectId, shape, parcel }]
}

type Usable = MapRow & { parcelId: string; countyNumber: number }
type Place = Pick<MapParcel, 'longitude' | 'latitude'>

/** One polygon's row as the parcel that the map and its list show. */
export function toMapParcel(row: Usable, place: Place): MapParcel {
  const identity = { county: row.countyNumber, parcelId: row.parcelId }
  return {
    key: parcelKey(identity),
    ...identity,
    address: row.address,
    city: row.city,
    postalCode: row.postalCode === null ? null : String(row.postalCode).padStart(5, '0'),
    justValue: row.justValue,
    // 0 is meant only where the roll values the parcel at all.
    assessedValue: row.justValue === null ? null : row.assessedValue,
    taxableValue: row.justValue === null ? null : row.taxableValue,
    landValue: row.landValue,
    landSquareFeet: row.landSquareFeet,
    livingSquareFeet: row.livingSquareFeet,
    yearBuilt: row.yearBuilt,
    landUse: row.landUseCode,
    saleYear: row.saleYear,
    // A price of 0 is meant, as for a gift, where there was a sale.
    salePrice: row.saleYear === null ? null : row.salePrice,
    saleQualification: row.saleYear === null ? null : row.saleQualification,
    rollYear: row.rollYear,
    polygons: 1,
    ...place,
  }
}

/** A point on a parcel that depends on its outline alone, so that every cell finds the same; to 0.1 m. */
export function labelPoint(shape: Point | Polygon | MultiPolygon): { longitude: number; latitude: number } {
  const [longitude = 0, latitude = 0]: Position = shape.type === 'Point' ? shape.coordinates : centerOf(shape)
  return { longitude: round(longitude), latitude: round(latitude) }
}

const round = (degrees: number) => Number(degrees.toFixed(6))

/** Neighboring cells both have what lies across their border. */
export const mergePolygons = (cells: readonly (readonly CellPolygon[])[]): CellPolygon[] =>
  runAtOnce(mergingPolygons(cells))

/** The same with room for others. */
export function* mergingPolygons(
  cells: readonly (readonly CellPolygon[])[],
): Generator<undefined, CellPolygon[]> {
  const merged = new Map<number, CellPolygon>()
  for (const cell of cells) {
    for (const polygon of cell) merged.set(polygon.objectId, polygon)
    yield
  }
  return [...merged.values()]
}

export interface FoundParcel {
  parcel: MapParcel
  /** The polygon that the parcel is labelled on. */
  objectId: number
  polygons: CellPolygon[]
}

type InSight = (parcel: MapParcel) => boolean

/** One row for each parcel that has a polygon in sight, at its largest such polygon. */
export const groupByParcel = (polygons: readonly CellPolygon[], isInSight: InSight): FoundParcel[] =>
  runAtOnce(groupingByParcel(polygons, isInSight))

/** The same with room for others. */
export function* groupingByParcel(
  polygons: readonly CellPolygon[],
  isInSight: InSight,
): Generator<undefined, FoundParcel[]> {
  const groups = new Map<string, CellPolygon[]>()
  for (const polygon of polygons) {
    const group = groups.get(polygon.parcel.key)
    if (group) group.push(polygon)
    else groups.set(polygon.parcel.key, [polygon])
    yield
  }
  const found: FoundParcel[] = []
  for (const group of groups.values()) {
    const shown = largest(group.filter(({ parcel }) => isInSight(parcel)))
    if (shown) {
      const { parcel, objectId } = shown
      // Most have one polygon, and are the parcel that their cell holds: a file of thousands holds none anew.
      const whole = group.length === 1 ? parcel : { ...parcel, polygons: group.length }
      found.push({ parcel: whole, objectId, polygons: group })
    }
    yield
  }
  return found
}

function largest(polygons: readonly CellPolygon[]): CellPolygon | undefined {
  if (polygons.length < 2) return polygons[0]
  const sized = polygons.map((polygon) => ({ polygon, size: sizeOf(polygon) }))
  sized.sort((a, b) => b.size - a.size || a.polygon.objectId - b.polygon.objectId)
  return sized[0]?.polygon
}

const sizeOf = ({ shape }: CellPolygon) => (shape.type === 'Point' ? 0 : areaOf(shape))
