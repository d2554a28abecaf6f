import { DAY, type MethodContext } from '@/lib/connector/method'
import { growBounds } from '@/lib/geography/bounds'
import type { Bounds } from '@/lib/geography/types'
import {
  type BoxFeatures,
  FINE_GRID,
  type TileFeature,
  type TileLayer,
  tileMethods,
} from '@/lib/tiles/tile-layer'
import { coveragePart } from './coverage-tiles'
import { fetchEach, lotsWithin, type ParcelLayerRequestResult } from './get-parcels-in-area'
import { countiesIn, layersOfCounties } from './layer/area-layers'
import { BORDER_DEGREES } from './layer/choose-layers'
import { LayerFailure } from './layer/layer-failure'
import { type ParcelRowPage, queryRows } from './layer/query-rows'
import { readLayerReport } from './layer-report'
import { type TileLot, toTileLots } from './records/tile-lots'
import { countyOfRow } from './records/to-record'
import type { ParcelLayer } from './registry'

/**
 * Most servers return at most 1,000 or 2,000 rows at once. A suburban square of this level has about as many
 * lots.
 */
const SQUARE = 15
const MOST_ROWS = 2_000

const layer: TileLayer = {
  summary: 'Parcels of official layers outside Florida',
  parts: {
    lots: { name: 'lots', square: SQUARE, levels: [15, 16], isChosen: true, read: readLots },
    coverage: coveragePart,
  },
  grid: FINE_GRID,
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  example: {
    square: { part: 'lots', z: SQUARE, x: 6181, y: 13_236 },
    tile: { z: 16, x: 12_362, y: 26_472 },
  },
}

export const { readSquare: lotSquare, readTile: lotTile } = tileMethods(layer)

/**
 * Also reads the layers of counties just outside the square, because our county outlines are inexact. Throws
 * only if a county inside the square has no layer that responded.
 */
async function readLots(bounds: Bounds, context: MethodContext): Promise<BoxFeatures> {
  const checks = await readLayerReport(context.settings)
  const inside = await layersOfCounties(countiesIn(bounds), checks)
  const groups = await layersOfCounties(countiesIn(growBounds(bounds, BORDER_DEGREES)), checks)
  const { answers, failures } = await fetchEach(groups, async (layer) => [
    await readLayerSquare(layer, bounds, context),
  ])
  const answered = answers.flatMap(({ counties }) => counties)
  // A layer that responds only for points has no lots to draw, which is not a failure.
  const [first] = failures.filter(
    ({ error }) => !(error instanceof LayerFailure && error.why === 'identifyOnly'),
  )
  if (first && inside.some(({ county }) => county && !answered.includes(county))) throw first.error
  const features = answers.flatMap(({ data: { layer, lots }, counties }) =>
    (answers.length > 1
      ? lotsWithin(lots, layer.kind, counties, ({ row }) => countyOfRow(row, layer))
      : lots
    ).map((lot) => toFeature(lot, layer)),
  )
  return { features, isCut: answers.some(({ data }) => data.isCut), note: null }
}

async function readLayerSquare(
  layer: ParcelLayer,
  bounds: Bounds,
  context: MethodContext,
): Promise<ParcelLayerRequestResult<SquareLots>> {
  try {
    const page = await querySquare(layer, bounds, context)
    return { ok: true, data: { layer, lots: toTileLots(page, layer), isCut: page.truncated } }
  } catch (error) {
    if (error instanceof LayerFailure) return { ok: false, error }
    throw error
  }
}

/**
 * Reads a second page of a truncated square with one request, because its four quarters would take four
 * requests.
 */
async function querySquare(
  layer: ParcelLayer,
  within: Bounds,
  context: MethodContext,
): Promise<ParcelRowPage> {
  const query = { within, limit: MOST_ROWS }
  const page = await queryRows(context, layer, query)
  const isOrdered = page.state.orders && page.state.objectIdField !== null
  if (!page.truncated || !page.canGoOn || !isOrdered) return page
  const next = await queryRows(context, layer, { ...query, offset: page.rows.length })
  return { ...next, rows: [...page.rows, ...next.rows] }
}

interface SquareLots {
  layer: ParcelLayer
  lots: TileLot[]
  isCut: boolean
}

function toFeature({ objectId, geometry, properties }: TileLot, { id }: ParcelLayer): TileFeature {
  return { id: `${id}/${objectId ?? properties.n}`, geometry, properties }
}
