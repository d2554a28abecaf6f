import { and, atLeast, atMost, equals, oneOf, type Where } from '@/lib/arcgis/where'
import type { Condition, NumericField } from '@/lib/florida/parcel-filter'

/** Where the source keeps what the map's filter asks about. */
const columns = {
  justValue: 'JV',
  saleYear: 'SALE_YR1',
  yearBuilt: 'ACT_YR_BLT',
  city: 'PHY_CITY',
  landUse: 'DOR_UC',
} as const satisfies Record<NumericField | 'city' | 'landUse', string>

export const columnOf = ({ field }: Condition): string => columns[field]

/** The demands of the map's filter as the source's own condition: the same parcels meet both. */
export function whereOf(conditions: readonly Condition[]): Where {
  return and(...conditions.map(toWhere))
}

function toWhere(condition: Condition): Where {
  const column = columnOf(condition)
  if (condition.kind === 'oneOf') {
    const [only, ...more] = condition.values
    return only !== undefined && more.length === 0 ? equals(column, only) : oneOf(column, condition.values)
  }
  // 0 stands for what the roll does not say, which meets no demand.
  const least = atLeast(column, Math.max(1, condition.min ?? 1))
  return and(least, condition.max === undefined ? undefined : atMost(column, condition.max))
}
