import type { Context } from '@/lib/connector/method'
import { type LayerState, readLayerState, readRows } from './layer'
import { type SourceRow, usableRows } from './parcel-rows'
import { IDS_BY_NAME, readPositions } from './read-positions'
import { queryOf, type RowQuestion, requireColumns } from './row-question'
import { layerChanged, orTooBroad } from './too-broad'
import { walkTo } from './walk-positions'
import { type Layer, ownedAttributes, recordAttributes } from './wire'

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
  after: number | undefined
  state: LayerState
  paging: Paging
  context: Context
}

/** One page of the source's rows, in the order of its object ids. */
export async function readRowsPage(
  question: RowQuestion,
  paging: Paging,
  context: Context,
): Promise<RowsPage> {
  const state = await context.call(readLayerState, {})
  requireColumns(question, state)
  const position = await walkTo(paging.offset, question, state, context)
  if ('total' in position) return beyond(position.total, state)
  const step = { question, after: position.after, state, paging, context }
  const page = question.bbox ? await readArea(step) : await readByName(step)
  if (page.layer !== state.layer && paging.offset > 0) throw layerChanged()
  return page
}

async function readArea({ question, after, paging, context }: Step): Promise<RowsPage> {
  const { limit, includeGeometry: geometry } = paging
  const query = { ...queryOf(question, after), geometry, orderBy: byObjectId, limit: limit + 1 }
  const page = await orTooBroad(question, (demanding) =>
    readRows(context, attributesFor(question), { ...query, demanding }),
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

/** By the name of a city the source gives few columns of few rows in time, so the ids come first. */
async function readByName({ question, after, state, paging, context }: Step): Promise<RowsPage> {
  const { layer, edition } = state
  const from = after === undefined ? {} : { after }
  const { ids, done } = await context.call(readPositions, { question, ...from, layer, edition })
  const objectIds = ids.slice(0, Math.min(paging.limit, IDS_BY_NAME - 1))
  const hasMore = !done || ids.length > objectIds.length
  const notes = hasMore && objectIds.length < paging.limit ? [SHORT_PAGE] : []
  const rest = { passed: objectIds.length, hasMore, layer, edition, notes }
  if (objectIds.length === 0) return { rows: [], ...rest }
  const query = { objectIds, geometry: paging.includeGeometry, orderBy: byObjectId }
  const page = await readRows(context, attributesFor(question), query)
  if (page.layer !== layer) throw layerChanged()
  return { rows: usableRows(page.features), ...rest }
}

const byObjectId = [{ field: 'OBJECTID' }]
const SHORT_PAGE =
  'By the name of a city the source gives at most 50 rows a page. With a bbox it gives up to 500.'

const attributesFor = ({ owner }: RowQuestion) => (owner === undefined ? recordAttributes : ownedAttributes)

function beyond(total: number, { layer, edition }: LayerState): RowsPage {
  const note = `The search has ${total.toLocaleString('en-US')} rows; this offset lies beyond them.`
  return { rows: [], passed: 0, hasMore: false, layer, edition, notes: [note] }
}
