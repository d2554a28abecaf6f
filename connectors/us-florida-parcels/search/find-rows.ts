import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchRows, readLayerState } from '../layer'
import { aroundCity } from '../source-notes'
import { layerChanged, tooBroad } from '../too-broad'
import { byObjectId, type Layer, ownedShape, recordShape } from '../wire'
import { type Candidates, findAroundAddress, findInBox } from './find-candidates'
import { type Filters, toBox } from './parcel-params'
import { closestTo, numbered } from './parcel-number'
import { type SourceRow, usableRows } from './parcel-rows'
import type { SearchPlan } from './plan'
import { sieveOf } from './row-filter'
import { type RowQuestion, requireColumns } from './row-question'
import { fetchByIds } from './rows-page'
import { readPositions, walkSquares } from './walk-squares'

const texts = defineSentences('us-florida-parcels.find-rows', {
  stillLooking:
    'Not all of the area has been looked through yet. What was read is kept: ask again to go on, or take a smaller bbox.',
})

export type FewPlan = Exclude<SearchPlan, { kind: 'refuse' | 'rows' }>

/** All rows of a search that has few. */
export interface RowSet {
  rows: SourceRow[]
  layer: Layer
  edition: number | null
  /** The source cut its answer. */
  truncated: boolean
  notes: string[]
}

const nothing: RowSet = { rows: [], layer: 'polygons', edition: null, truncated: false, notes: [] }
const LARGEST_OBJECT_ID = 2 ** 31 - 1

export async function findRows(
  plan: FewPlan,
  filters: Filters,
  geometry: boolean,
  context: Context,
): Promise<RowSet> {
  const asked = { filters, geometry, context }
  switch (plan.kind) {
    case 'number': {
      const found = await findByNumber(plan, asked)
      return sift(found, filters)
    }
    case 'owner':
      return findOwned(plan.question, geometry, context)
    case 'object': {
      if (plan.objectId > LARGEST_OBJECT_ID) return nothing
      return sift(await read({ objectIds: [plan.objectId] }, asked), filters)
    }
    case 'address': {
      const { candidates, usedCity } = await findAroundAddress(plan.address, filters.city, context)
      const { address: _, city, ...others } = filters
      return sift(
        await fetchCandidates(candidates, asked),
        usedCity || city === undefined ? others : { ...others, city },
      )
    }
    case 'boxedAddress': {
      const box = toBox(filters.bbox)
      if (!box) return nothing
      const { address: _, ...others } = filters
      return sift(await fetchCandidates(await findInBox(plan.address, box, context), asked), others)
    }
  }
}

/** A name is looked up; a list of everybody's property is not made. */
const MOST_ROWS = 50
const PATIENCE_MS = 20_000

/** Where an owner's rows are, kept no longer than an answer with a name. */
export const readOwnedPositions = {
  ...readPositions,
  summary: 'Object ids of a search by owner in ascending order, from one on.',
  cache: DEFAULT_POLICY,
} satisfies Method<typeof readPositions.params, typeof readPositions.result>

/** All rows of an owner in a box or a city, or a refusal: never a part of them. */
async function findOwned(question: RowQuestion, geometry: boolean, context: Context): Promise<RowSet> {
  const state = await context.call(readLayerState, {})
  requireColumns(question, state)
  const page = { offset: 0, limit: MOST_ROWS + 1 }
  const how = { patience: PATIENCE_MS, positions: readOwnedPositions }
  const { ids, hasMore } = await walkSquares(question, page, state, context, how)
  if (ids.length > MOST_ROWS) throw tooBroad('owners')
  if (hasMore) throw stillLooking()
  const rows = await fetchByIds(ownedShape, ids, geometry, state, context)
  const { layer, edition } = state
  const notes = question.bbox ? [] : [aroundCity(question.city ?? '')]
  return { rows, layer, edition, truncated: false, notes }
}

const stillLooking = () => new ConnectorError('upstream_timeout', texts.stillLooking, { retryAfter: 1 })

interface RowOptions {
  filters: Filters
  geometry: boolean
  context: Context
}

/** Everything of the rows is asked for at once: they are few. */
async function read(
  query: Pick<Parameters<typeof fetchRows>[2], 'objectIds' | 'where'>,
  { filters, geometry, context }: RowOptions,
): Promise<RowSet> {
  const shape = filters.owner === undefined ? recordShape : ownedShape
  const within = toBox(filters.bbox)
  const { features, layer, edition, truncated } = await fetchRows(context, shape, {
    ...query,
    ...(within ? { within } : {}),
    geometry,
    orderBy: byObjectId,
  })
  return { rows: usableRows(features), layer, edition, truncated, notes: [] }
}

async function findByNumber(
  { ids, county }: { ids: readonly string[]; county: number | undefined },
  asked: RowOptions,
): Promise<RowSet> {
  if (ids.length === 0) return nothing
  const found = await read({ where: numbered(ids, county) }, asked)
  return { ...found, rows: closestTo(ids, found.rows) }
}

async function fetchCandidates({ found, layer, notes }: Candidates, asked: RowOptions): Promise<RowSet> {
  if (found.size === 0) return { ...nothing, layer, notes }
  const rows = await read({ objectIds: [...found.keys()] }, asked)
  // Another layer numbers its rows another way.
  if (rows.layer !== layer) throw layerChanged()
  const marked = rows.rows.map((each) => ({ ...each, matchedBy: found.get(each.row.objectId) }))
  return { ...rows, rows: marked, notes }
}

function sift(found: RowSet, filters: Filters): RowSet {
  const isMeant = sieveOf(filters)
  return { ...found, rows: found.rows.filter(({ row }) => isMeant(row)) }
}
