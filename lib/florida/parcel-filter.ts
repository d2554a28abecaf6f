import { type LandUseBand, landUseCodes } from './land-use'
import type { MapParcel } from './map-parcel'

/** What a person may narrow the parcels in sight by. Bounds are inclusive. */
export interface ParcelFilter {
  minValue?: number
  maxValue?: number
  saleFrom?: number
  saleTo?: number
  builtFrom?: number
  builtTo?: number
  /** As the roll writes it, in capitals. */
  city?: string
  use?: LandUseBand
}

export type NumericField = 'justValue' | 'saleYear' | 'yearBuilt'

/** As much of a parcel as filters ask about. */
export type Filterable = Pick<MapParcel, NumericField | 'city' | 'landUse'>

/** One demand on one field. What the roll does not say meets none. */
export type Condition =
  | { kind: 'range'; field: NumericField; min: number | undefined; max: number | undefined }
  | { kind: 'oneOf'; field: 'city' | 'landUse'; values: readonly string[] }

/** The same list becomes a test here, an expression of the map and a clause of the source. */
export function conditionsOf(filter: ParcelFilter): Condition[] {
  const { minValue, maxValue, saleFrom, saleTo, builtFrom, builtTo, city, use } = filter
  return [
    ...range('justValue', minValue, maxValue),
    ...range('saleYear', saleFrom, saleTo),
    ...range('yearBuilt', builtFrom, builtTo),
    ...oneOf('city', city === undefined ? [] : [city]),
    ...oneOf('landUse', use === undefined ? [] : landUseCodes(use)),
  ]
}

export function matches(conditions: readonly Condition[], parcel: Filterable): boolean {
  return conditions.every((condition) => {
    if (condition.kind === 'oneOf') {
      const text = parcel[condition.field]
      return text !== null && condition.values.includes(text)
    }
    const value = parcel[condition.field]
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition
    return value !== null && value >= min && value <= max
  })
}

function range(field: NumericField, min: number | undefined, max: number | undefined): Condition[] {
  return min === undefined && max === undefined ? [] : [{ kind: 'range', field, min, max }]
}

function oneOf(field: 'city' | 'landUse', values: readonly string[]): Condition[] {
  return values.length === 0 ? [] : [{ kind: 'oneOf', field, values }]
}
