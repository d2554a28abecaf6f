import type { Feature, MultiPolygon, Point, Polygon } from 'geojson'
import { landValuePerSquareFoot, type MapParcel } from '@/lib/florida/map-parcel'
import { toMapId } from '@/lib/florida/parcel-key'
import type { CellPolygon } from './cell-polygon'

/** The names are short because every parcel in sight has them; the writer of tiles leaves null out. */
export interface TileProperties {
  id: string
  name: string
  /** Just value. */
  v: number | null
  /** Land value per square foot. */
  l: number | null
  /** Year built. */
  b: number | null
  /** Land use code. */
  u: string | null
  /** Year of the last sale. */
  s: number | null
  /** City. */
  c: string | null
  /** The label point: it decides whether the polygon is in sight. */
  x: number
  y: number
  /** What the map writes on the parcel: on one of its polygons, in the one tile that holds the label point. */
  n: string | null
}

/** Of a parcel of several polygons each has its own label point. */
export function toOutline(
  { shape, parcel }: CellPolygon,
  isLabelled: boolean,
): Feature<Polygon | MultiPolygon, TileProperties>[] {
  if (shape.type === 'Point') return []
  return [{ type: 'Feature', geometry: shape, properties: propertiesOf(parcel, isLabelled) }]
}

/** While the outlines are closed. */
export function toPoint(parcel: MapParcel): Feature<Point, TileProperties> {
  const coordinates = [parcel.longitude, parcel.latitude]
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: propertiesOf(parcel, true) }
}

/** Short enough to stand in the parcel: the house number, or the end of the parcel's own. */
const shortNumber = ({ address, parcelId }: MapParcel) =>
  /^\d+/.exec(address ?? '')?.[0] ?? parcelId.slice(-4)

function propertiesOf(parcel: MapParcel, isLabelled: boolean): TileProperties {
  const perSquareFoot = landValuePerSquareFoot(parcel)
  return {
    id: toMapId(parcel.key),
    name: parcel.address ?? `Parcel ${parcel.parcelId}`,
    v: parcel.justValue,
    l: perSquareFoot === null ? null : Number(perSquareFoot.toFixed(2)),
    b: parcel.yearBuilt,
    u: parcel.landUse,
    s: parcel.saleYear,
    c: parcel.city,
    x: parcel.longitude,
    y: parcel.latitude,
    n: isLabelled ? shortNumber(parcel) : null,
  }
}
