import type { Feature, MultiPolygon, Point, Polygon } from 'geojson'
import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { deriveFigures, type UnderivedParcel } from '@/lib/records/parcel/fields'
import { shortNumber, toMapId } from '@/lib/records/parcel/parcel-key'
import { parcelRanges } from '@/lib/records/parcel/ranges'
import { tileAt } from '@/lib/tiles/tile-grid'
import { writeVectorTile } from '@/lib/tiles/vector-tile'
import { AREA_LEVEL, fetchArea } from './map/cell-areas'
import { groupByParcel, type ParcelCellPolygon, sumOutlines } from './map/cell-polygon'

const params = z
  .strictObject({
    z: z.literal(AREA_LEVEL),
    x: z.int().min(0),
    y: z.int().min(0),
    layer: z.enum(['polygons', 'centroids']),
    edition: z.number().nullable(),
  })
  .refine(({ x, y }) => x < 2 ** AREA_LEVEL && y < 2 ** AREA_LEVEL, {
    message: 'x and y lie outside this zoom level',
    path: ['x'],
  })

const result = z
  .object({
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    parcels: z.int(),
    layer: z.enum(['polygons', 'centroids']),
  })
  .nullable()

/**
 * The tile has a layer `parcels` of outlines or, while the source has closed the outlines, a layer `labels`
 * of points. Returns null if the tile has no parcel.
 */
export const parcelTile = {
  summary: 'One vector tile of the parcel map, without owners.',
  params,
  result,
  example: { z: 15, x: 8976, y: 13672, layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ layer, edition, ...tile }, context) {
    const { polygons } = await fetchArea(context, tile, { layer, edition })
    const labelled = groupByParcel(polygons, ({ longitude, latitude }) => {
      const home = tileAt(longitude, latitude, AREA_LEVEL)
      return home.x === tile.x && home.y === tile.y
    })
    const labels = new Set(labelled.map(({ objectId }) => objectId))
    const bytes = await writeVectorTile(
      tile,
      layer === 'polygons'
        ? {
            parcels: withWholeOutlines(polygons).flatMap((each) =>
              toOutline(each, labels.has(each.objectId)),
            ),
          }
        : { labels: labelled.map(({ parcel }) => toPoint(parcel)) },
    )
    return bytes && { bytes, parcels: labelled.length, layer }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

/**
 * Gives each polygon the outline area of its whole parcel, so that a filter by area matches all polygons of a
 * parcel or none.
 */
function withWholeOutlines(polygons: readonly ParcelCellPolygon[]): ParcelCellPolygon[] {
  const groups = new Map<string, ParcelCellPolygon[]>()
  for (const each of polygons) groups.set(each.parcel.key, [...(groups.get(each.parcel.key) ?? []), each])
  return polygons.map((each) => {
    const group = groups.get(each.parcel.key) ?? []
    return group.length < 2
      ? each
      : { ...each, parcel: { ...each.parcel, outlineSquareFeet: sumOutlines(group) } }
  })
}

type RangeTile = (typeof parcelRanges)[keyof typeof parcelRanges]['tile']

/** Property names are short, because every parcel in the viewport has them. The tile writer omits null. */
interface TileProperties extends Record<RangeTile, number | null> {
  id: string
  name: string
  /** Land use code. */
  u: string | null
  /** Qualification code of the last sale. */
  q: string | null
  /** City. */
  c: string | null
  /** Longitude of the label point, which decides whether the polygon is in the viewport. */
  x: number
  y: number
  /**
   * Label of the lot. Is null unless this polygon is the labeled one of its lot and the tile contains the label
   * point.
   */
  n: string | null
}

function toOutline(
  { shape, parcel }: ParcelCellPolygon,
  isLabelled: boolean,
): Feature<Polygon | MultiPolygon, TileProperties>[] {
  if (shape.type === 'Point') return []
  return [{ type: 'Feature', geometry: shape, properties: propertiesOf(parcel, isLabelled) }]
}

function toPoint(parcel: UnderivedParcel): Feature<Point, TileProperties> {
  const coordinates = [parcel.longitude, parcel.latitude]
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: propertiesOf(parcel, true) }
}

function propertiesOf(parcel: UnderivedParcel, isLabelled: boolean): TileProperties {
  const figures = { ...parcel, ...deriveFigures(parcel) }
  const ranges = Object.values(parcelRanges).map(({ tile, column }) => [tile, figures[column]])
  return {
    id: toMapId(parcel.key),
    name: parcel.address ?? `Parcel ${parcel.parcelId}`,
    ...(Object.fromEntries(ranges) as Record<RangeTile, number | null>),
    u: parcel.landUse,
    q: parcel.saleQualification,
    c: parcel.city,
    x: parcel.longitude,
    y: parcel.latitude,
    n: isLabelled ? shortNumber(parcel.address, parcel.parcelId) : null,
  }
}
