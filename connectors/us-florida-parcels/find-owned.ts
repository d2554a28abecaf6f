import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import type { Found } from './find-rows'
import { readLayerState } from './layer'
import { readPositions } from './read-positions'
import { type RowQuestion, requireColumns } from './row-question'
import { readByIds } from './rows-page'
import { aroundCity } from './source-notes'
import { tooBroad } from './too-broad'
import { walkSquares } from './walk-squares'
import { ownedAttributes } from './wire'

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
export async function findOwned(question: RowQuestion, geometry: boolean, context: Context): Promise<Found> {
  const state = await context.call(readLayerState, {})
  requireColumns(question, state)
  const page = { offset: 0, limit: MOST_ROWS + 1 }
  const how = { patience: PATIENCE_MS, positions: readOwnedPositions }
  const { ids, hasMore } = await walkSquares(question, page, state, context, how)
  if (ids.length > MOST_ROWS) throw tooBroad('owners')
  if (hasMore) throw stillLooking()
  const rows = await readByIds(ownedAttributes, ids, geometry, state, context)
  const { layer, edition } = state
  const notes = question.bbox ? [] : [aroundCity(question.city ?? '')]
  return { rows, layer, edition, truncated: false, notes }
}

const stillLooking = () =>
  new ConnectorError(
    'upstream_timeout',
    'Not all of the area has been looked through yet. What was read is kept: ask again to go on, or take a smaller bbox.',
    { retryAfter: 1 },
  )
