import type { Context } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchRows, type LayerState, readLayerState } from '../layer'
import { aroundCity } from '../source-notes'
import { layerChanged, orTooBroad, tooBroad } from '../too-broad'
import { byObjectId, type Layer, type RecordKey, type RowShape, recordShape } from '../wire'
import { type SourceRow, usableRows } from './parcel-rows'
import { queryOf, type RowQuestion, requireColumns } from './row-question'
import { isOfSquares, readPositions, walkSquares } from './walk-squares'

const texts = defineSentences('us-florida-parcels.rows-page', {
  bySquares: 'Rows come square by square, from the middle outward.',
  searchHasRowsThisOffset: 'The search has {total, number} rows; this offset lies beyond them.',
})

export interface Paging {
  limit: number
  offset: number
  includeGeometry: boolean
}

export interface RowsPage {
  rows: SourceRow[]
  /** Rows of the source on this page, placeholders included. */
  passed: number
  hasMore: boolean
  layer: Layer
  edition: number | null
  notes: string[]
}

interface Step {
  question: RowQuestion
  state: LayerState
  paging: Paging
  context: Context
}

/** One page of the source's rows: of a small box in the order of its object ids, else square by square. */
export async function fetchRowsPage(
  question: RowQuestion,
  paging: Paging,
  context: Context,
): Promise<RowsPage> {
  const isLarge = isOfSquares(question)
  const state = await context.call(readLayerState, {})
  requireColumns(question, state)
  const step = { question, state, paging, context }
  if (isLarge) return fetchSquares(step)
  const position = await walkTo(paging.offset, question, state, context)
  if ('total' in position) return beyond(position.total, state)
  const page = await fetchArea(step, position.after)
  if (page.layer !== state.layer && paging.offset > 0) throw layerChanged()
  return page
}

/** The id after which the offset begins, or how many rows there are when it lies beyond them. */
type Position = { after: number | undefined } | { total: number }

const PATIENCE_MS = 20_000

/** Steps that were taken before are kept, so that paging in order costs one step now and then. */
async function walkTo(
  offset: number,
  question: RowQuestion,
  { layer, edition }: LayerState,
  context: Context,
): Promise<Position> {
  const started = context.now().getTime()
  let passed = 0
  let after: number | undefined
  while (passed < offset) {
    if (context.now().getTime() - started > PATIENCE_MS) throw tooBroad('position')
    const step: { ids: number[]; done: boolean } = await context.call(readPositions, {
      question,
      ...(after === undefined ? {} : { after }),
      layer,
      edition,
    })
    if (passed + step.ids.length >= offset) return { after: step.ids[offset - passed - 1] }
    passed += step.ids.length
    if (step.done) return { total: passed }
    // A cut that leaves nothing leads no further.
    if (step.ids.length === 0) throw tooBroad('position')
    after = step.ids.at(-1)
  }
  return { after }
}

async function fetchArea({ question, paging, context }: Step, after: number | undefined): Promise<RowsPage> {
  const { limit, includeGeometry: geometry } = paging
  const query = { ...queryOf(question, after), geometry, orderBy: byObjectId, limit: limit + 1 }
  const page = await orTooBroad(question, (demanding) =>
    fetchRows(context, recordShape, { ...query, demanding }),
  )
  const features = page.features.slice(0, limit)
  return {
    rows: usableRows(features),
    passed: features.length,
    hasMore: page.truncated || page.features.length > limit,
    layer: page.layer,
    edition: page.edition,
    notes: [],
  }
}

async function fetchSquares({ question, state, paging, context }: Step): Promise<RowsPage> {
  const { ids, hasMore, total } = await walkSquares(question, paging, state, context)
  if (ids.length === 0 && paging.offset > 0) return beyond(total ?? paging.offset, state)
  const rows = await fetchByIds(recordShape, ids, paging.includeGeometry, state, context)
  const { layer, edition } = state
  const notes = [question.bbox ? texts.bySquares : aroundCity(question.city ?? '')]
  return { rows, passed: ids.length, hasMore, layer, edition, notes }
}

/** In the order of the ids. An answer that the source cuts is asked for again in two halves. */
export async function fetchByIds(
  shape: RowShape<RecordKey>,
  ids: readonly number[],
  geometry: boolean,
  state: LayerState,
  context: Context,
): Promise<SourceRow[]> {
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
  const rank = ({ row }: SourceRow) => placeOf.get(row.objectId) ?? 0
  return usableRows(page.features).sort((a, b) => rank(a) - rank(b))
}

function beyond(total: number, { layer, edition }: LayerState): RowsPage {
  const note = texts.searchHasRowsThisOffset({ total })
  return { rows: [], passed: 0, hasMore: false, layer, edition, notes: [note] }
}
