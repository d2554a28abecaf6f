import { z } from 'zod'
import { all, atLeast } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, DEFAULT_POLICY, type MethodContext } from '@/lib/connector/method'
import type { Bounds } from '@/lib/geography/types'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type FloridaLayerState, fetchRows, readLayerState } from '../layer'
import { sourceColumn } from '../roll-columns'
import { aroundCity } from '../source-notes'
import { layerChanged, orTooBroad, tooBroad } from '../too-broad'
import {
  byObjectId,
  ownedShape,
  type ParcelGeometryKind,
  type RollRecordColumnName,
  type RowShape,
  recordShape,
  shapeOf,
} from '../wire'
import { parcelFilter, requireColumns, whereOf } from './filter-params'
import type { ParcelSearchArea } from './parcel-params'
import { type ParcelSourceRow, usableRows } from './parcel-rows'
import { type SearchSquare, type SearchSquareQueue, squaresOf } from './search-squares'

const texts = defineSentences('us-florida-parcels.area-page', {
  bySquares: 'Rows come square by square, from the middle outward.',
  endsBefore: 'The search has {total, number} rows; this offset lies beyond them.',
  nothingYet:
    '{looked} of {known} areas have been read, without a row for this page so far. They are kept: ask again to go on from there, or take a smaller bbox.',
  stillLooking:
    'Not all of the area has been looked through yet. What was read is kept: ask again to go on, or take a smaller bbox.',
})

/**
 * Tile level of the squares that are requested one by one. Other programs that copy this source use squares
 * of the same size.
 */
const LEVEL = 12
/** The source returns this many ids of a square quickly. */
const IDS_AT_ONCE = 2000

const params = z.strictObject({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  filter: parcelFilter.default({}),
  after: z.int().min(0).optional(),
  layer: z.enum(['polygons', 'centroids']),
  /** Time of the layer's last edit. Object ids are valid only until the next edit. */
  edition: z.number().nullable(),
})

const result = z.object({ ids: z.array(z.int()), done: z.boolean() })

type Positions = z.output<typeof result>

const idOnly = shapeOf(['objectId'])

/** Lists the ids of a square, because the source cannot serve offsets beyond a few thousand rows. */
export const readPositions = {
  summary: 'Object ids of a square and a filter in ascending order, from one on.',
  params,
  result,
  example: { box: [-81.386, 28.53, -81.384, 28.532], layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 7 * DAY },
  async run({ box, filter, after, layer }, context) {
    const beyond = after === undefined ? undefined : atLeast(sourceColumn('objectId'), after + 1)
    const where = all(whereOf(filter), beyond)
    const page = await orTooBroad(box, filter, (demanding) =>
      fetchRows(context, idOnly, { where, within: box, orderBy: byObjectId, limit: IDS_AT_ONCE, demanding }),
    )
    if (page.layer !== layer) throw layerChanged()
    const ids = page.features.map(({ attributes }) => attributes.objectId)
    return { ids, done: !page.truncated && ids.length < IDS_AT_ONCE }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export const readOwnedPositions = {
  ...readPositions,
  summary: 'Object ids of a search by owner in ascending order, from one on.',
  cache: DEFAULT_POLICY,
} satisfies ConnectorMethod<typeof params, typeof result>

export interface ParcelAreaPageParams {
  limit: number
  offset: number
  includeGeometry: boolean
}

export interface FloridaLayerRows {
  rows: ParcelSourceRow[]
  truncated: boolean
  layer: ParcelGeometryKind
  edition: number | null
  notes: string[]
}

export interface ParcelAreaPage extends FloridaLayerRows {
  passed: number
}

export async function fetchAreaPage(
  area: ParcelSearchArea,
  paging: ParcelAreaPageParams,
  context: MethodContext,
): Promise<ParcelAreaPage> {
  const { offset, limit, includeGeometry } = paging
  const squares = squaresOf(area, LEVEL)
  const square = squares.known() === 1 ? area.bbox : undefined
  const state = await context.call(readLayerState, {})
  requireColumns(area.filter, state)
  if (square && offset === 0) return fetchFirstRows(square, area.filter, paging, context)
  const patience = square ? POSITION_MS : PAGE_MS
  const { ids, hasMore, total } = await walkSquares(
    area,
    squares,
    { offset, limit, patience },
    state,
    context,
  )
  const rows = await fetchByIds(recordShape, ids, includeGeometry, state, context)
  const { layer, edition } = state
  const isBeyond = ids.length === 0 && offset > 0
  const note = area.bbox ? texts.bySquares : aroundCity(area.city ?? '')
  const notes = isBeyond ? [texts.endsBefore({ total: total ?? offset })] : square ? [] : [note]
  return { rows, passed: ids.length, truncated: hasMore, layer, edition, notes }
}

/** Reads the first page with one query instead of two, because most visitors never go beyond it. */
async function fetchFirstRows(
  box: Bounds,
  filter: ParcelFilter,
  { limit, includeGeometry: geometry }: ParcelAreaPageParams,
  context: MethodContext,
): Promise<ParcelAreaPage> {
  const query = { where: whereOf(filter), within: box, geometry, orderBy: byObjectId, limit: limit + 1 }
  const page = await orTooBroad(box, filter, (demanding) =>
    fetchRows(context, recordShape, { ...query, demanding }),
  )
  const features = page.features.slice(0, limit)
  return {
    rows: usableRows(features),
    passed: features.length,
    truncated: page.truncated || page.features.length > limit,
    layer: page.layer,
    edition: page.edition,
    notes: [],
  }
}

/** Enough rows to look up a name, but too few to list everyone's property. */
const MOST_OWNED = 50

export async function fetchOwned(
  area: ParcelSearchArea,
  geometry: boolean,
  context: MethodContext,
): Promise<FloridaLayerRows> {
  const squares = squaresOf(area, LEVEL)
  const state = await context.call(readLayerState, {})
  requireColumns(area.filter, state)
  const page = { offset: 0, limit: MOST_OWNED + 1, patience: POSITION_MS }
  const { ids, hasMore } = await walkSquares(area, squares, page, state, context)
  if (ids.length > MOST_OWNED) throw tooBroad('owners')
  if (hasMore) throw stillLooking()
  const rows = await fetchByIds(ownedShape, ids, geometry, state, context)
  const { layer, edition } = state
  const notes = area.bbox ? [] : [aroundCity(area.city ?? '')]
  return { rows, layer, edition, truncated: false, notes }
}

async function fetchByIds(
  shape: RowShape<RollRecordColumnName>,
  ids: readonly number[],
  geometry: boolean,
  state: FloridaLayerState,
  context: MethodContext,
): Promise<ParcelSourceRow[]> {
  if (ids.length === 0) return []
  const page = await fetchRows(context, shape, { objectIds: ids, geometry, orderBy: byObjectId })
  if (page.layer !== state.layer) throw layerChanged()
  if (page.truncated && ids.length > 1) {
    const middle = Math.ceil(ids.length / 2)
    const halves = [ids.slice(0, middle), ids.slice(middle)]
    const rows = await Promise.all(halves.map((half) => fetchByIds(shape, half, geometry, state, context)))
    return rows.flat()
  }
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const rank = ({ row }: ParcelSourceRow) => placeOf.get(row.objectId) ?? 0
  return usableRows(page.features).sort((a, b) => rank(a) - rank(b))
}

/**
 * Time limit of a page of many squares. The squares that were read are cached, so the next request continues
 * after them.
 */
const PAGE_MS = 8_000
/**
 * Time limit of a page within one square. Also the time limit of a search by owner, which must find all
 * matching rows.
 */
const POSITION_MS = 20_000

async function walkSquares(
  { bbox, filter }: ParcelSearchArea,
  squares: SearchSquareQueue,
  { offset, limit, patience }: { offset: number; limit: number; patience: number },
  { layer, edition }: FloridaLayerState,
  context: MethodContext,
): Promise<{ ids: number[]; hasMore: boolean; total: number | null }> {
  const method = filter.owner === undefined ? readPositions : readOwnedPositions
  const read = (box: Bounds, sought: ParcelFilter, after?: number): Promise<Positions> =>
    context.call(method, { box, filter: sought, after, layer, edition })
  const started = context.now().getTime()
  const isLate = () => context.now().getTime() - started > patience
  const visited = new Set<number>()
  const ids: number[] = []
  let looked = 0
  const late = () => {
    if (ids.length > 0) return { ids, hasMore: true, total: null }
    throw visited.size < offset ? tooBroad('position') : nothingYet(looked, squares.known())
  }
  /** A square in which no row meets all filters can still contain rows of the city. */
  const hasCity = async (box: Bounds, step: Positions) => {
    if (step.ids.length > 0 || isCityOnly(filter)) return step.ids.length > 0
    return (await read(box, { cities: filter.cities })).ids.length > 0
  }
  for (let pair = takeTwo(squares); pair.length > 0; pair = takeTwo(squares)) {
    if (isLate()) return late()
    // The source allows two concurrent requests.
    const steps = await Promise.all(pair.map(({ box }) => read(box, filter)))
    for (const [index, square] of pair.entries()) {
      let step = steps[index]
      if (step && !bbox && (await hasCity(square.box, step))) squares.met(square)
      while (step) {
        for (const id of step.ids) {
          if (visited.has(id)) continue
          visited.add(id)
          if (visited.size > offset) ids.push(id)
        }
        if (ids.length > limit) return { ids: ids.slice(0, limit), hasMore: true, total: null }
        if (step.done) break
        const isClose = ids.length === 0 && visited.size >= offset
        if (isLate() && !isClose) return late()
        const after = step.ids.at(-1)
        // A truncated page without rows gives no position at which to continue.
        if (after === undefined) throw tooBroad('position')
        step = await read(square.box, filter, after)
      }
      looked += 1
    }
  }
  return { ids, hasMore: false, total: visited.size }
}

function takeTwo(squares: SearchSquareQueue): SearchSquare[] {
  return [squares.take(), squares.take()].filter((square) => square !== undefined)
}

const isCityOnly = ({ cities: _, ...others }: ParcelFilter) =>
  Object.values(others).every((value) => value === undefined)

const nothingYet = (looked: number, total: number) =>
  new ConnectorError('upstream_timeout', texts.nothingYet({ looked, known: total }), { retryAfter: 1 })

const stillLooking = () => new ConnectorError('upstream_timeout', texts.stillLooking, { retryAfter: 1 })
