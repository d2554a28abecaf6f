import type { MultiPolygon, Point, Polygon } from 'geojson'
import { fromEsri } from '@/lib/arcgis/geometry'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { areaOf } from '@/lib/geo'
import { labelPoint } from './label-point'
import type { readRows } from './layer'
import { toMapParcel } from './to-map-parcel'
import { isUsable } from './usable'
import type { mapAttributes } from './wire'

/** One polygon of a parcel, whole, whichever cell it was found in; a point while the outlines are closed. */
export interface CellPolygon {
  objectId: number
  shape: Point | Polygon | MultiPolygon
  /** With the label point of this polygon. */
  parcel: MapParcel
}

/** Some 0.25 m in degrees: less than a pixel where the map goes closest. */
export const OUTLINE_TOLERANCE = 0.000_002_25

type Row = Awaited<ReturnType<typeof readRows<typeof mapAttributes>>>['features'][number]

/** Nothing for placeholders, and for the rare row without a shape. */
export function toCellPolygon({ attributes, geometry }: Row): CellPolygon[] {
  const shape = fromEsri(geometry)
  if (!shape || !isUsable(attributes)) return []
  const parcel = toMapParcel(attributes, labelPoint(shape))
  return [{ objectId: attributes.OBJECTID, shape, parcel }]
}

/** Neighboring cells both have what lies across their border. */
export function mergePolygons(cells: readonly (readonly CellPolygon[])[]): CellPolygon[] {
  const merged = new Map<number, CellPolygon>()
  for (const polygon of cells.flat()) merged.set(polygon.objectId, polygon)
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
export function groupByParcel(polygons: readonly CellPolygon[], isInSight: InSight): FoundParcel[] {
  const groups = new Map<string, CellPolygon[]>()
  for (const polygon of polygons) {
    const group = groups.get(polygon.parcel.key)
    if (group) group.push(polygon)
    else groups.set(polygon.parcel.key, [polygon])
  }
  return [...groups.values()].flatMap((group) => {
    const shown = largest(group.filter(({ parcel }) => isInSight(parcel)))
    if (!shown) return []
    const { parcel, objectId } = shown
    return [{ parcel: { ...parcel, polygons: group.length }, objectId, polygons: group }]
  })
}

function largest(polygons: readonly CellPolygon[]): CellPolygon | undefined {
  if (polygons.length < 2) return polygons[0]
  const sized = polygons.map((polygon) => ({ polygon, size: sizeOf(polygon) }))
  sized.sort((a, b) => b.size - a.size || a.polygon.objectId - b.polygon.objectId)
  return sized[0]?.polygon
}

const sizeOf = ({ shape }: CellPolygon) => (shape.type === 'Point' ? 0 : areaOf(shape))
