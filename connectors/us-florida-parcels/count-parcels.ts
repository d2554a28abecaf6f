import { z } from 'zod'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { citeLayer } from './cite-layer'
import { findRows } from './find-rows'
import { countRows, readLayerState } from './layer'
import { filterShape, isRange, rangeFault } from './parcel-params'
import { planFor } from './plan'
import { queryOf, type RowQuestion, requireColumns } from './row-question'
import { sourceSchema, toSource } from './source-notes'
import { orTooBroad, tooBroad } from './too-broad'

const params = z.strictObject(filterShape).refine(isRange, rangeFault)
const result = z.object({ count: z.int().min(0), source: sourceSchema })

const PLACEHOLDERS =
  'The source counts polygons: those of streets and water are in the count, and a parcel of several polygons counts as often.'
const CUT = 'The source cut its answer, so there are more.'

export const countParcels = {
  summary:
    'How many rows the source has for a search; the filters are those of searchParcels. An area’s count includes streets, water and each polygon of a parcel.',
  params,
  result,
  example: { bbox: [-81.386, 28.53, -81.384, 28.532] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run(filters, context) {
    const plan = planFor(filters)
    if (plan.kind === 'refuse') throw tooBroad(plan.why)
    if (plan.kind === 'rows') return countAll(plan.question, context)
    const { rows, layer, edition, truncated, notes } = await findRows(plan, filters, false, context)
    const source = toSource({ layer, edition, notes: [...notes, ...(truncated ? [CUT] : [])] }, context)
    return { count: rows.length, source }
  },
  cite: ({ source }) => citeLayer(source),
} satisfies Method<typeof params, typeof result>

async function countAll(question: RowQuestion, context: Context): Promise<z.output<typeof result>> {
  requireColumns(question, await context.call(readLayerState, {}))
  const { count, layer, edition } = await orTooBroad(question, (demanding) =>
    countRows(context, { ...queryOf(question), demanding }),
  )
  return { count, source: toSource({ layer, edition, notes: [PLACEHOLDERS] }, context) }
}
