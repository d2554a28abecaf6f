import { z } from 'zod'
import {
  ANY,
  alike,
  all,
  any,
  atLeast,
  atMost,
  type Condition,
  columnsIn,
  equal,
} from '@/lib/conditions/condition'
import { toCapitals } from '@/lib/conditions/to-capitals'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { cityNames } from '@/lib/records/parcel/cities'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { LayerState } from '../layer'
import { oneOf } from '../map/map-params'
import { sourceColumn } from '../public'

const texts = defineSentences('us-florida-parcels.row-question', {
  floridaParcelLayerNoLonger: 'The Florida parcel layer no longer has what this filter asks ({missing}).',
  departmentHasClosedTheOutlines:
    'The Department has closed the outlines while it loads a new year, and its layer of points cannot be filtered this way. Leave out owner, city, value and sale year, or try again in a few days.',
})

/** A question that the source answers row by row in the order of its object ids; plain data, so that it can be a key. */
export const rowQuestion = z.strictObject({
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  owner: z.string().optional(),
  city: z.string().optional(),
  minMarketValue: z.number().optional(),
  maxMarketValue: z.number().optional(),
  saleYear: z.int().optional(),
})

export type RowQuestion = z.output<typeof rowQuestion>

const ownerName = sourceColumn('ownerName')
const cityColumn = sourceColumn('city')
const justValue = sourceColumn('justValue')
const [lastYear, yearBefore] = [sourceColumn('saleYear'), sourceColumn('priorSaleYear')]

export function queryOf(question: RowQuestion, after?: number) {
  const where = all(
    ...conditionsOf(question),
    after === undefined ? undefined : atLeast(sourceColumn('objectId'), after + 1),
  )
  return { where, ...(question.bbox ? { within: question.bbox } : {}) }
}

/** The twin of points need not have every column that a filter asks about. */
export function requireColumns(question: RowQuestion, { fields, layer }: LayerState): void {
  const asked = [...new Set(conditionsOf(question).flatMap(columnsIn))]
  const missing = asked.filter((name) => !fields.includes(name))
  if (missing.length === 0) return
  if (layer === 'polygons') {
    throw sourceChanged(texts.floridaParcelLayerNoLonger({ missing: missing.join(', ') }))
  }
  throw new ConnectorError('not_supported', texts.departmentHasClosedTheOutlines)
}

function conditionsOf({ owner, city, saleYear, ...values }: RowQuestion): Condition[] {
  return [
    // The roll is in capitals, and UPPER() would keep the source from using an index.
    owner === undefined ? undefined : alike(ownerName, [toCapitals(owner), ANY]),
    city === undefined ? undefined : oneOf(cityColumn, cityNames(city)),
    valueCondition(values),
    saleYear === undefined ? undefined : any(equal(lastYear, saleYear), equal(yearBefore, saleYear)),
  ].filter((condition) => condition !== undefined)
}

/** 0 stands for an unknown value, which lies in no range. */
function valueCondition({ minMarketValue, maxMarketValue }: RowQuestion): Condition | undefined {
  if (minMarketValue === undefined && maxMarketValue === undefined) return undefined
  const least = atLeast(justValue, Math.max(1, minMarketValue ?? 0))
  return all(least, maxMarketValue === undefined ? undefined : atMost(justValue, maxMarketValue))
}
