import { z } from 'zod'
import { and, anyText, atLeast, atMost, equals, like, oneOf, or, type Where } from '@/lib/arcgis/where'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { cityNames } from '@/lib/florida/cities'
import type { LayerState } from './layer'

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

interface Condition {
  columns: string[]
  where: Where
}

export function queryOf(question: RowQuestion, after?: number) {
  const conditions = conditionsOf(question).map(({ where }) => where)
  const where = and(...conditions, after === undefined ? undefined : atLeast('OBJECTID', after + 1))
  return { where, ...(question.bbox ? { within: question.bbox } : {}) }
}

/** The twin of points need not have every column that a filter asks about. */
export function requireColumns(question: RowQuestion, { fields, layer }: LayerState): void {
  const missing = conditionsOf(question).flatMap(({ columns }) =>
    columns.filter((name) => !fields.includes(name)),
  )
  if (missing.length === 0) return
  if (layer === 'polygons') {
    throw sourceChanged(
      `The Florida parcel layer no longer has what this filter asks (${missing.join(', ')}).`,
    )
  }
  throw new ConnectorError(
    'not_supported',
    'The outlines are closed while a new year is loaded, and the points that stand in for them cannot be filtered this way. Leave out owner, city, value and sale year, or try again in a few days.',
  )
}

function conditionsOf({ owner, city, saleYear, ...values }: RowQuestion): Condition[] {
  return [
    // The roll is in capitals, and UPPER() would keep the source from using an index.
    ...(owner === undefined
      ? []
      : [{ columns: ['OWN_NAME'], where: like('OWN_NAME', owner.toUpperCase(), anyText) }]),
    ...(city === undefined ? [] : [{ columns: ['PHY_CITY'], where: cityWhere(city) }]),
    ...valueConditions(values),
    ...(saleYear === undefined
      ? []
      : [
          {
            columns: ['SALE_YR1', 'SALE_YR2'],
            where: or(equals('SALE_YR1', saleYear), equals('SALE_YR2', saleYear)),
          },
        ]),
  ]
}

function cityWhere(city: string): Where {
  const [only, ...more] = cityNames(city)
  return more.length === 0 && only !== undefined
    ? equals('PHY_CITY', only)
    : oneOf('PHY_CITY', cityNames(city))
}

/** 0 stands for an unknown value, which lies in no range. */
function valueConditions({ minMarketValue, maxMarketValue }: RowQuestion): Condition[] {
  if (minMarketValue === undefined && maxMarketValue === undefined) return []
  const least = atLeast('JV', Math.max(1, minMarketValue ?? 0))
  const most = maxMarketValue === undefined ? undefined : atMost('JV', maxMarketValue)
  return [{ columns: ['JV'], where: and(least, most) }]
}
