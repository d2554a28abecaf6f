import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchRows, type LayerState } from '../layer'
import { layerChanged, orTooBroad, tooBroad } from '../too-broad'
import { byObjectId, shapeOf } from '../wire'
import { queryOf, type RowQuestion, rowQuestion } from './row-question'
import { type Square, type Squares, squaresOf } from './search-squares'

const texts = defineSentences('us-florida-parcels.walk-squares', {
  nothingYet:
    '{looked} of {known} areas have been read, without a row for this page so far. They are kept: ask again to go on from there, or take a smaller bbox.',
})

/** The size that harvesters of the source ask for at once. */
const LEVEL = 12
/** A page comes within seconds, whatever the box: what was read is kept, and the next page goes on from there. */
const PATIENCE_MS = 8_000

interface Page {
  offset: number
  limit: number
}

const idOnly = shapeOf(['objectId'])

const params = z.strictObject({
  question: rowQuestion,
  /** The object id of the last row of the page before. */
  after: z.int().min(0).optional(),
  layer: z.enum(['polygons', 'centroids']),
  /** The numbers hold for one edition of the layer. */
  edition: z.number().nullable(),
})

const result = z.object({ ids: z.array(z.int()), done: z.boolean() })

type Positions = z.output<typeof result>

/** In an area the ids of many rows are quick. */
const IDS_AT_ONCE = 2000

/** Where the rows of a search are: an offset cannot be asked for beyond a few thousand rows. */
export const readPositions = {
  summary: 'Object ids of a search in ascending order, from one on.',
  params,
  result,
  example: { question: { bbox: [-81.386, 28.53, -81.384, 28.532] }, layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 7 * DAY },
  async run({ question, after, layer }, context) {
    const query = { ...queryOf(question, after), orderBy: byObjectId, limit: IDS_AT_ONCE }
    const page = await orTooBroad(question, (demanding) =>
      fetchRows(context, idOnly, { ...query, demanding }),
    )
    if (page.layer !== layer) throw layerChanged()
    const ids = page.features.map(({ attributes }) => attributes.objectId)
    return { ids, done: !page.truncated && ids.length < IDS_AT_ONCE }
  },
} satisfies Method<typeof params, typeof result>

interface How {
  patience?: number
  /** What reads an owner's positions, which are kept for a shorter time. */
  positions?: typeof readPositions
}

export interface Walked {
  ids: number[]
  hasMore: boolean
  /** How many rows there are, where the walk came to its end. */
  total: number | null
}

type Read = (question: RowQuestion, after?: number) => Promise<Positions>

export const isOfSquares = (question: RowQuestion): boolean => squaresOf(question, LEVEL).known() !== 1

/** The rows of a large box or of a city, square by square and each once, whichever squares a polygon lies in. */
export async function walkSquares(
  question: RowQuestion,
  { offset, limit }: Page,
  { layer, edition }: LayerState,
  context: Context,
  { patience = PATIENCE_MS, positions = readPositions }: How = {},
): Promise<Walked> {
  const squares = squaresOf(question, LEVEL)
  const read: Read = (asked, after) =>
    context.call(asked.owner === undefined ? readPositions : positions, {
      question: asked,
      ...(after === undefined ? {} : { after }),
      layer,
      edition,
    })
  const started = context.now().getTime()
  const isLate = () => context.now().getTime() - started > patience
  const seen = new Set<number>()
  const ids: number[] = []
  let looked = 0
  const late = () => {
    if (ids.length > 0) return { ids, hasMore: true, total: null }
    throw seen.size < offset ? tooBroad('position') : nothingYet(looked, squares.known())
  }
  for (let pair = takeTwo(squares); pair.length > 0; pair = takeTwo(squares)) {
    if (isLate()) return late()
    // Two in flight is what the source is asked for.
    const steps = await Promise.all(pair.map(({ box }) => read({ ...question, bbox: box })))
    for (const [index, square] of pair.entries()) {
      let step = steps[index]
      if (step && (await hasCity(question, square, step, read))) squares.met(square)
      while (step) {
        for (const id of step.ids) {
          if (seen.has(id)) continue
          seen.add(id)
          if (seen.size > offset) ids.push(id)
        }
        if (ids.length > limit) return { ids: ids.slice(0, limit), hasMore: true, total: null }
        if (step.done) break
        if (isLate()) return late()
        const after = step.ids.at(-1)
        // A cut that leaves nothing leads no further.
        if (after === undefined) throw tooBroad('position')
        step = await read({ ...question, bbox: square.box }, after)
      }
      looked += 1
    }
  }
  return { ids, hasMore: false, total: seen.size }
}

function takeTwo(squares: Squares): Square[] {
  return [squares.take(), squares.take()].filter((square) => square !== undefined)
}

/** A square where the other filters leave nothing can still be the city's. */
async function hasCity({ bbox, city, ...others }: RowQuestion, { box }: Square, step: Positions, read: Read) {
  if (bbox || city === undefined) return false
  if (step.ids.length > 0 || Object.keys(others).length === 0) return step.ids.length > 0
  const { ids } = await read({ city, bbox: box })
  return ids.length > 0
}

const nothingYet = (looked: number, known: number) =>
  new ConnectorError('upstream_timeout', texts.nothingYet({ looked, known }), { retryAfter: 1 })
