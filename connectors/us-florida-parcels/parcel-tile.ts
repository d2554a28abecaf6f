import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { tileAt } from '@/lib/tile-grid'
import { writeVectorTile } from '@/lib/vector-tile'
import { AREA_LEVEL, readArea } from './cell-area'
import { groupByParcel } from './cell-polygon'
import { toOutline, toPoint } from './map-feature'

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
    /** A gzipped Mapbox vector tile. */
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    /** Those labelled in it: of each parcel, one tile. */
    parcels: z.int(),
    layer: z.enum(['polygons', 'centroids']),
  })
  .nullable()

/**
 * One area for the map: outlines as the layer `parcels`, or while those are closed points as `labels`.
 * Null where there is no parcel.
 */
export const parcelTile = {
  summary: 'One vector tile of the parcel map, without owners.',
  params,
  result,
  example: { z: 15, x: 8976, y: 13672, layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ layer, edition, ...tile }, context) {
    const { polygons } = await readArea(context, tile, { layer, edition })
    const labelled = groupByParcel(polygons, ({ longitude, latitude }) => {
      const home = tileAt(longitude, latitude, AREA_LEVEL)
      return home.x === tile.x && home.y === tile.y
    })
    const labels = new Set(labelled.map(({ objectId }) => objectId))
    const bytes = await writeVectorTile(
      tile,
      layer === 'polygons'
        ? { parcels: polygons.flatMap((each) => toOutline(each, labels.has(each.objectId))) }
        : { labels: labelled.map(({ parcel }) => toPoint(parcel)) },
    )
    return bytes && { bytes, parcels: labelled.length, layer }
  },
} satisfies Method<typeof params, typeof result>
