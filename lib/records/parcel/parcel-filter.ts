import {
  ANY,
  alike,
  all,
  among,
  any,
  atLeast,
  atMost,
  type Condition,
  equal,
} from '@/lib/conditions/condition'
import { arcgis } from '@/lib/conditions/dialects'
import { type ConditionColumn, compile } from '@/lib/conditions/evaluate'
import type { MapParcel } from './fields'
import { type LandUseBand, landUseCodes } from './land-use'

/** Bounds are inclusive, and an unpublished value matches no range. */
export interface ParcelFilter {
  minValue?: number | undefined
  maxValue?: number | undefined
  saleFrom?: number | undefined
  saleTo?: number | undefined
  builtFrom?: number | undefined
  builtTo?: number | undefined
  /** In capitals, like the roll. */
  city?: string | undefined
  cities?: readonly string[] | undefined
  use?: LandUseBand | undefined
  /** The year of either of the two most recent sales. */
  soldIn?: number | undefined
  owner?: string | undefined
}

const kinds = {
  justValue: 'number',
  saleYear: 'number',
  priorSaleYear: 'number',
  yearBuilt: 'number',
  city: 'text',
  landUse: 'text',
  ownerName: 'text',
} as const

type ParcelFilterColumn = keyof typeof kinds

/** The map's parcels have no earlier sale and no owner. */
export type Filterable = Pick<MapParcel, 'justValue' | 'saleYear' | 'yearBuilt' | 'city'> & {
  landUse?: string | null
  priorSaleYear?: number | null
  ownerName?: string | null
}

/** The one condition that tests a row, queries the source and colors the map. */
export function parcelCondition(filter: ParcelFilter): Condition {
  const { minValue, maxValue, saleFrom, saleTo, builtFrom, builtTo, city, cities, use, soldIn, owner } =
    filter
  return all(
    owner === undefined ? undefined : alike('ownerName', [owner, ANY]),
    city === undefined ? undefined : equal('city', city),
    cities && oneOf('city', cities),
    range('justValue', minValue, maxValue),
    range('saleYear', saleFrom, saleTo),
    soldIn === undefined ? undefined : any(equal('saleYear', soldIn), equal('priorSaleYear', soldIn)),
    range('yearBuilt', builtFrom, builtTo),
    use === undefined ? undefined : oneOf('landUse', landUseCodes(use)),
  )
}

export const parcelTest = (filter: ParcelFilter): ((parcel: Filterable) => boolean) =>
  compile(parcelCondition(filter), arcgis, readColumn)

export const isFilterColumn = (name: string): name is ParcelFilterColumn => Object.hasOwn(kinds, name)

/** The source writes 0 for an unknown number. */
function range(
  name: ParcelFilterColumn,
  min: number | undefined,
  max: number | undefined,
): Condition | undefined {
  if (min === undefined && max === undefined) return undefined
  const least = atLeast(name, Math.max(1, min ?? 1))
  return max === undefined ? least : all(least, atMost(name, max))
}

const oneOf = (name: ParcelFilterColumn, values: readonly string[]): Condition =>
  values.length === 1 && values[0] !== undefined ? equal(name, values[0]) : among(name, values)

function readColumn(name: string): ConditionColumn<Filterable> {
  if (!isFilterColumn(name)) throw new TypeError(`No filter reads ${name}`)
  return { kind: kinds[name], of: (parcel) => parcel[name] ?? null }
}
