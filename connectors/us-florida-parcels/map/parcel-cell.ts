import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { growBounds } from '@/lib/geography/bounds'
import type { Bounds } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { boundsOfTile, childrenOf, type Tile } from '@/lib/tiles/tile-grid'
import { countRows, fetchRows } from '../layer'
import { byObjectId, mapShape } from '../wire'
import { mergePolygons, OUTLINE_TOLERANCE, type ParcelCellPolygon, toCellPolygon } from './cell-polygon'

const texts = defineSentences('us-florida-parcels.parcel-cell', {
  changedOver:
    'The source is replacing its outlines just now. Within the hour its layer of points is shown instead.',
})

/**
 * Tile level. If a cell of this level has more than `MOST_IN_LARGE_CELL` polygons, its quarters are read
 * instead.
 */
const LARGE_CELL = 14
const MOST_IN_LARGE_CELL = 1_500
const SMALLEST_CELL = 18

const params = z.strictObject({
  z: z.int().min(LARGE_CELL).max(SMALLEST_CELL),
  x: z.int().min(0),
  y: z.int().min(0),
  /**
   * `layer` and `edition` come from `readLayerState`. They are part of the cache key, so that an edit of the
   * layer invalidates its cells.
   */
  layer: z.enum(['polygons', 'centroids']),
  edition: z.number().nullable(),
})

const result = z.object({
  isDense: z.boolean(),
  isComplete: z.boolean(),
  polygons: z.array(z.custom<ParcelCellPolygon>((value) => value instanceof Object)),
  retrievedAt: z.string(),
})

type CellParams = z.output<typeof params>
export type ParcelCell = z.output<typeof result>

export const parcelCell = {
  summary: 'The polygons of one square of the map grid, without owners, placeholders left out.',
  params,
  result,
  example: { z: 15, x: 8976, y: 13672, layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run(cell, context) {
    if (cell.z === LARGE_CELL && (await isDense(cell, context))) {
      return { isDense: true, isComplete: true, polygons: [], retrievedAt: context.now().toISOString() }
    }
    return fetchCell(cell, context)
  },
} satisfies ConnectorMethod<typeof params, typeof result>

async function isDense(cell: CellParams, context: MethodContext): Promise<boolean> {
  try {
    const { count } = await countRows(context, { within: reachOf(cell) })
    return count > MOST_IN_LARGE_CELL
  } catch (error) {
    // If the source cannot count the polygons of a large cell, the quarters of the cell may still load.
    if (error instanceof ConnectorError && error.code === 'upstream_rejected') return true
    throw error
  }
}

async function fetchCell(cell: CellParams, context: MethodContext): Promise<ParcelCell> {
  const page = await fetchRows(context, mapShape, {
    within: reachOf(cell),
    geometry: true,
    precision: 6,
    maxOffset: OUTLINE_TOLERANCE,
    orderBy: byObjectId,
  })
  if (page.layer !== cell.layer) throw changedOver()
  if (page.truncated && cell.z < SMALLEST_CELL) return fetchQuarters(cell, context)
  return {
    isDense: false,
    isComplete: !page.truncated,
    polygons: page.features.flatMap(toCellPolygon),
    retrievedAt: context.now().toISOString(),
  }
}

async function fetchQuarters(cell: CellParams, context: MethodContext): Promise<ParcelCell> {
  const { layer, edition } = cell
  const quarters = await Promise.all(
    childrenOf(cell).map((child) => context.call<ParcelCell>(parcelCell, { ...child, layer, edition })),
  )
  return {
    isDense: false,
    isComplete: quarters.every(({ isComplete }) => isComplete),
    polygons: mergePolygons(quarters.map(({ polygons }) => polygons)),
    retrievedAt: context.now().toISOString(),
  }
}

/** Adds a margin, because rounding and simplification move label points. */
const reachOf = (cell: Tile): Bounds => growBounds(boundsOfTile(cell), 2 * OUTLINE_TOLERANCE)

/**
 * This error keeps rows of the wrong layer out of the cache. Otherwise the cell could have points instead of
 * outlines for a week.
 */
const changedOver = () => new ConnectorError('upstream_unavailable', texts.changedOver, { retryAfter: 600 })
