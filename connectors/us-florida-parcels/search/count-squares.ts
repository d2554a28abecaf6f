import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { growBounds } from '@/lib/geography/bounds'
import { boxRing } from '@/lib/geography/box-ring'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { countRows, type FloridaLayerState, fetchIds } from '../layer'
import { isGivingUp, layerChanged } from '../too-broad'
import { parcelFilter, whereOf } from './filter-params'
import type { ParcelSearchArea } from './parcel-params'
import { clip, quartersOf, type SearchSquare, squaresOf } from './search-squares'

const texts = defineSentences('us-florida-parcels.count-squares', {
  notCounted: 'The source does not count this area. Take a smaller one, or fewer filters.',
  stillCounting:
    '{counted} of {areas} areas are counted so far, and kept. Ask again to have the rest counted.',
})

/**
 * Tile level of squares about 17 km wide. If the source times out on a square, its quarters are counted
 * instead.
 */
const LEVEL = 11
const MOST_QUARTERINGS = 3
const PATIENCE_MS = 5_000
const MOST_IDS = 10_000
const MOST_IDS_IN_ALL = 50_000
/**
 * Half the width of the strip along the edges of a square, in degrees (about 10 cm). Polygons in the strip
 * are counted by id.
 */
const EDGE_DEGREES = 0.000_001

const place = z.tuple([z.number(), z.number(), z.number(), z.number()])

const params = z.strictObject({
  box: place,
  inside: place.optional(),
  wantsIds: z.boolean().optional(),
  filter: parcelFilter.default({}),
  layer: z.enum(['polygons', 'centroids']),
  edition: z.number().nullable(),
})

const result = z.object({
  isTooMuch: z.boolean(),
  count: z.int(),
  across: z.array(z.int()),
  hasAllIds: z.boolean(),
})

type SquareCount = z.output<typeof result>

export const countSquare = {
  summary: 'How many polygons meet a square and a filter, and which of them lie across its edges.',
  params,
  result,
  example: { box: [-81.4, 28.52, -81.37, 28.55], layer: 'polygons', edition: null },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ box, inside, wantsIds, filter, layer }, context) {
    const query = { where: whereOf(filter), demanding: true, patience: PATIENCE_MS }
    try {
      const counted = await countRows(context, { ...query, within: box })
      if (counted.layer !== layer) throw layerChanged()
      if (!inside || counted.count === 0)
        return { isTooMuch: false, count: counted.count, across: [], hasAllIds: counted.count === 0 }
      const hasAllIds = wantsIds === true && counted.count <= MOST_IDS
      const area = hasAllIds ? { within: box } : { rings: [boxRing(box).reverse(), boxRing(inside)] }
      const met = await fetchIds(context, { ...query, ...area })
      if (met.layer !== layer) throw layerChanged()
      return {
        isTooMuch: false,
        count: hasAllIds ? met.ids.length : counted.count,
        across: met.ids,
        hasAllIds,
      }
    } catch (error) {
      if (!isGivingUp(error)) throw error
      return { isTooMuch: true, count: 0, across: [], hasAllIds: false }
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export interface ParcelAreaCount {
  count: number | null
  counted: number
  areas: number
  /**
   * True if polygons may be counted twice, because the parts of a multipolygon can lie in two squares without
   * crossing their common edge.
   */
  isAbout: boolean
}

/**
 * Removes duplicates by id while the squares have few polygons. A larger count is approximate. `count` is
 * null if the time was too short, and the next call finds the finished squares in the cache.
 */
export async function countSquares(
  area: ParcelSearchArea,
  { layer, edition }: FloridaLayerState,
  context: MethodContext,
  milliseconds: number,
): Promise<ParcelAreaCount> {
  const squares = squaresOf(area, LEVEL)
  const isAlone = squares.known() === 1
  const across = new Set<number>()
  const started = context.now().getTime()
  let [sum, counted, tooMuch] = [0, 0, 0]
  let isWhole = false
  let isAbout = false

  const read = (square: SearchSquare) => {
    const query = { filter: area.filter, layer, edition }
    if (isAlone && counted + tooMuch === 0)
      return context.call<SquareCount>(countSquare, { ...query, box: square.box })
    const box = growBounds(square.box, EDGE_DEGREES)
    const reach = squares.box ? clip(box, squares.box) : box
    const inside = growBounds(square.box, -EDGE_DEGREES)
    const wantsIds = across.size < MOST_IDS_IN_ALL
    return context.call<SquareCount>(countSquare, { ...query, box: reach, inside, wantsIds })
  }

  async function count(): Promise<void> {
    while (context.now().getTime() - started <= milliseconds) {
      const square = squares.take()
      if (!square) {
        isWhole = true
        return
      }
      const result = await read(square)
      if (result.isTooMuch || result.count > 0) squares.met(square)
      if (result.isTooMuch) {
        tooMuch += 1
        squares.add(quarter(square))
        continue
      }
      counted += 1
      sum += result.count - result.across.length
      isAbout ||= !isAlone && !result.hasAllIds && layer === 'polygons'
      for (const id of result.across) across.add(id)
    }
  }

  await atMost(milliseconds, Promise.all([count(), count()]))
  const areas = squares.known() - tooMuch
  isWhole &&= counted === areas
  return { count: isWhole ? sum + across.size : null, counted, areas, isAbout: isAbout && isWhole }
}

/** Does not cancel the work after the timeout, so that the next call finds its responses in the cache. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  // Prevents an unhandled rejection after the timeout. The next call meets the same failure.
  work.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const pause = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, pause])
  clearTimeout(timer)
}

type Quarter = SearchSquare & { depth?: number }

function quarter(square: Quarter): Quarter[] {
  const depth = (square.depth ?? 0) + 1
  if (depth > MOST_QUARTERINGS) throw notCounted()
  return quartersOf(square.box).map((box) => ({ box, depth }))
}

const notCounted = () => new ConnectorError('too_broad', texts.notCounted)

export const stillCounting = ({ counted, areas }: ParcelAreaCount) =>
  new ConnectorError('upstream_timeout', texts.stillCounting({ counted, areas }), { retryAfter: 1 })
