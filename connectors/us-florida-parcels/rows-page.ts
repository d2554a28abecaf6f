import type { Context } from '@/lib/connector/method'
import { type LayerState, readLayerState, readRows } from './layer'
import { type SourceRow, usableRows } from './parcel-rows'
import { queryOf, type RowQuestion, requireColumns } from './row-question'
import { aroundCity } from './source-notes'
import { layerChanged, orTooBroad } from './too-broad'
import { walkTo } from './walk-positions'
import { isOfSquares, walkSquares } from './walk-squares'
import { type Layer, type ownedAttributes, recordAttributes } from './wire'

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
export async function readRowsPage(
  question: RowQuestion,
  paging: Paging,
  context: Context,
): Promise<RowsPage> {
  const isLarge = isOfSquares(question)
  const state = await context.call(readLayerState, {})
  requireColumns(question, state)
  const step = { question, state, paging, context }
  if (isLarge) return readSquares(step)
  const position = await walkTo(paging.offset, question, state, context)
  if ('total' in position) return beyond(position.total, state)
  const page = await readArea(step, position.after)
  if (page.layer !== state.layer && paging.offset > 0) throw layerChanged()
  return page
}

async function readArea({ question, paging, context }: Step, after: number | undefined): Promise<RowsPage> {
  const { limit, includeGeometry: geometry } = paging
  const query = { ...queryOf(question, after), geometry, orderBy: byObjectId, limit: limit + 1 }
  const page = await orTooBroad(question, (demanding) =>
    readRows(context, recordAttributes, { ...query, demanding }),
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

async function readSquares({ question, state, paging, context }: Step): Promise<RowsPage> {
  const { ids, hasMore, total } = await walkSquares(question, paging, state, context)
  if (ids.length === 0 && paging.offset > 0) return beyond(total ?? paging.offset, state)
  const rows = await readByIds(recordAttributes, ids, paging.includeGeometry, state, context)
  const { layer, edition } = state
  const notes = [question.bbox ? BY_SQUARES : aroundCity(question.city ?? '')]
  return { rows, passed: ids.length, hasMore, layer, edition, notes }
}

/** In the order of the ids. An answer that the source cuts is asked for again in two halves. */
export async function readByIds(
  attributes: typeof recordAttributes | typeof ownedAttributes,
  ids: readonly number[],
  geometry: boolean,
  state: LayerState,
  context: Context,
): Promise<SourceRow[]> {
  if (ids.length === 0) return []
  const page = await readRows(context, attributes, { objectIds: ids, geometry, orderBy: byObjectId })
  if (page.layer !== state.layer) throw layerChanged()
  if (page.truncated && ids.length > 1) {
    const middle = Math.ceil(ids.length / 2)
    const halves = [ids.slice(0, middle), ids.slice(middle)]
    const rows = await Promise.all(
      halves.map((half) => readByIds(attributes, half, geometry, state, context)),
    )
    return rows.flat()
  }
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const rank = ({ row }: SourceRow) => placeOf.get(row.OBJECTID) ?? 0
  return usableRows(page.features).sort((a, b) => rank(a) - rank(b))
}

const byObjectId = [{ field: 'OBJECTID' }]
const BY_SQUARES = 'Rows come square by square, from the middle outward.'

function beyond(total: number, { layer, edition }: LayerState): RowsPage {
  const note = `The search has ${total.toLocaleString('en-US')} rows; this offset lies beyond them.`
  return { rows: [], passed: 0, hasMore: false, layer, edition, notes: [note] }
}
