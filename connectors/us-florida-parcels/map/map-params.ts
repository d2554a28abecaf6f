import { z } from 'zod'
import { all, among, atLeast, atMost, type Condition, equal } from '@/lib/conditions/condition'
import { type LandUseBand, landUseBands } from '@/lib/records/parcel/land-use'
import { sourceColumn } from '../public'
import { type Condition as ParcelCondition, type ParcelFilter, type ParcelSort, parcelSorts } from './parcel'

/** The filter of the map and its list, as the methods behind them take it. */
export const mapFilter = z.strictObject({
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  saleFrom: z.int().optional(),
  saleTo: z.int().optional(),
  builtFrom: z.int().optional(),
  builtTo: z.int().optional(),
  city: z.string().min(1).max(40).optional(),
  use: z.enum(keysOf<LandUseBand>(landUseBands)).optional(),
}) satisfies z.ZodType<ParcelFilter>

export const mapSort = z.enum(keysOf<ParcelSort>(parcelSorts))

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>) {
  return Object.keys(table) as [K, ...K[]]
}

/** Where the source keeps what the map's filter asks about. */
export const columnOf = ({ field }: ParcelCondition): string =>
  sourceColumn(field === 'landUse' ? 'landUseCode' : field)

/** The demands of the map's filter as the source's own condition: the same parcels meet both. */
export function whereOf(conditions: readonly ParcelCondition[]): Condition {
  return all(...conditions.map(toCondition))
}

export const oneOf = (column: string, values: readonly string[]): Condition =>
  values.length === 1 && values[0] !== undefined ? equal(column, values[0]) : among(column, values)

function toCondition(condition: ParcelCondition): Condition {
  const column = columnOf(condition)
  if (condition.kind === 'oneOf') return oneOf(column, condition.values)
  // 0 stands for what the roll does not say, which meets no demand.
  const least = atLeast(column, Math.max(1, condition.min ?? 1))
  return all(least, condition.max === undefined ? undefined : atMost(column, condition.max))
}
