import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DAY } from '@/lib/connector/method'
import type { Bounds } from '@/lib/geography/types'
import { isOutline } from '@/lib/records/parcel/outline'
import { measuredAcres } from '@/lib/records/parcel/published-lot'
import { type BoxRead, type TileFeature, type TileLayer, tileMethods } from '@/lib/tiles/tile-layer'
import { layersInArea } from './layer/area-layers'
import { LayerFailure } from './layer/layer-failure'
import { queryRows } from './layer/query-rows'
import { type DrawnParcel, toParcels } from './records/parcel-rows'
import type { ParcelLayer } from './registry'

/** Most servers give 1,000 or 2,000 rows at once, about a suburban square of this level. */
const SQUARE = 15
const MOST_ROWS = 2_000

const layer: TileLayer = {
  summary: 'Parcels of official layers outside Florida',
  parts: {
    lots: { name: 'lots', square: SQUARE, levels: [15, 16], isChosen: true, read: readLots },
  },
  grid: { extent: 4096, buffer: 64, tolerance: 2 },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  example: {
    square: { part: 'lots', z: SQUARE, x: 6181, y: 13_236 },
    tile: { z: 16, x: 12_362, y: 26_472 },
  },
}

export const { readSquare: lotSquare, readTile: lotTile } = tileMethods(layer)

const empty: BoxRead = { features: [], isCut: false, note: null }

/** Our outlines of counties err by a kilometer. */
const BORDER_DEGREES = 0.012

/** Includes layers just outside the square, because its lots may be a neighbor's. Those may fail. */
async function readLots(bounds: Bounds, context: Context): Promise<BoxRead> {
  const [west, south, east, north] = bounds
  const reach: Bounds = [
    west - BORDER_DEGREES,
    south - BORDER_DEGREES,
    east + BORDER_DEGREES,
    north + BORDER_DEGREES,
  ]
  const inside = (await groupsIn(bounds)).map(({ county }) => county)
  const reads = await Promise.all(
    (await groupsIn(reach)).map(async ({ county, layers }) => {
      const result = readFirst(layers, bounds, context)
      return inside.includes(county) ? result : result.catch(ignoreFailure)
    }),
  )
  // Layers of two counties may both have a lot on their line.
  const features = new Map(reads.flatMap(({ features: some }) => some).map((each) => [each.id, each]))
  return { features: [...features.values()], isCut: reads.some(({ isCut }) => isCut), note: null }
}

/** A square without a layer is empty. */
async function groupsIn(bounds: Bounds) {
  try {
    return await layersInArea(bounds, undefined)
  } catch (error) {
    if (error instanceof ConnectorError) return []
    throw error
  }
}

function ignoreFailure(error: unknown): BoxRead {
  if (error instanceof LayerFailure) return empty
  throw error
}

async function readFirst(layers: readonly ParcelLayer[], bounds: Bounds, context: Context): Promise<BoxRead> {
  const failures: LayerFailure[] = []
  for (const each of layers) {
    try {
      const page = await queryRows(context, each, { within: bounds, limit: MOST_ROWS })
      const features = toParcels(page, each).flatMap((parcel) => toFeature(parcel, each))
      return { features, isCut: page.truncated, note: null }
    } catch (error) {
      if (!(error instanceof LayerFailure)) throw error
      failures.push(error)
    }
  }
  const [first] = failures
  if (first) throw first
  return empty
}

function toFeature({ parcel, geometry }: DrawnParcel, { id: layerId }: ParcelLayer): TileFeature[] {
  if (!isOutline(geometry)) return []
  const { parcelId, address, acreage, sourceObjectId } = parcel
  const acres = measuredAcres(parcel)
  return [
    {
      id: `${layerId}/${sourceObjectId ?? parcelId}`,
      geometry,
      properties: {
        // One word without a comma, whatever the publisher's numbers hold.
        id: `${layerId}:${encodeURIComponent(parcelId ?? `#${sourceObjectId}`)}`,
        name: address ?? parcelId ?? layerId,
        n: parcelId ?? '',
        l: layerId,
        ...(address === null ? {} : { a: address }),
        ...(acreage === null ? {} : { p: acreage }),
        ...(acres === null ? {} : { m: acres }),
      },
    },
  ]
}
