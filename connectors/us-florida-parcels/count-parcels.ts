import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeLayer } from './cite-layer'
import { readLayerState } from './layer'
import { countSquares, stillCounting } from './search/count-squares'
import { ownTest, requireColumns } from './search/filter-params'
import { findFew } from './search/find-few'
import { checkRanges, filterShape, type ParcelSearchArea, searchArea } from './search/parcel-params'
import { aroundCity, sourceSchema, toSource } from './source-notes'

const texts = defineSentences('us-florida-parcels.count-parcels', {
  placeholders:
    'The source counts polygons: those of streets and water are in the count, and a parcel of several polygons counts as often.',
  about:
    'The count is about right: the area was counted in squares, and a polygon whose parts lie in two of them may be counted twice.',
  cut: 'The source cut its answer, so there are more.',
  derived:
    'The source cannot count by value per acre, land value per square foot or the size of an outline. Leave these out, or list the parcels.',
})

const params = z.strictObject(filterShape).superRefine(checkRanges)
const result = z.object({
  count: z.int().min(0),
  isAbout: z
    .literal(true)
    .optional()
    .describe(
      'The area was counted in squares too full to tell rows apart: a polygon of several parts may be counted twice.',
    ),
  source: sourceSchema,
})

export const countParcels = {
  summary:
    'How many rows the source has for a search; the filters are those of searchParcels. An area’s count includes streets, water and each polygon of a parcel.',
  params,
  result,
  example: { bbox: [-81.386, 28.53, -81.384, 28.532] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run(filters, context) {
    const few = await findFew(filters, false, context)
    if (!few) return countArea(searchArea(filters), context)
    const { rows, layer, edition, truncated, notes } = few
    const source = toSource({ layer, edition, notes: [...notes, ...(truncated ? [texts.cut] : [])] }, context)
    return { count: rows.length, source }
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>

const COUNTING_MS = 40_000

async function countArea(area: ParcelSearchArea, context: MethodContext): Promise<z.output<typeof result>> {
  if (ownTest(area.filter)) throw new ConnectorError('not_supported', texts.derived)
  const state = await context.call(readLayerState, {})
  requireColumns(area.filter, state)
  const counted = await countSquares(area, state, context, COUNTING_MS)
  if (counted.count === null) throw stillCounting(counted)
  const { layer, edition } = state
  const about = counted.isAbout ? { isAbout: true as const } : {}
  const notes = [
    texts.placeholders,
    ...(counted.isAbout ? [texts.about] : []),
    ...(area.bbox ? [] : [aroundCity(area.city ?? '')]),
  ]
  return { count: counted.count, ...about, source: toSource({ layer, edition, notes }, context) }
}
