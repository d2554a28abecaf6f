import type { Filterable } from '@/lib/florida/parcel-filter'

/** Names in the tiles, where every letter comes many thousand times. What the roll does not say is absent. */
export const propertyNames = {
  justValue: 'v',
  landValuePerSquareFoot: 'l',
  yearBuilt: 'b',
  landUse: 'u',
  saleYear: 's',
  city: 'c',
} as const

type Properties = Readonly<Record<string, unknown>>

/** What filters ask about, of a parcel as the map has it. */
export function toFilterable(properties: Properties): Filterable {
  const { justValue, yearBuilt, landUse, saleYear, city } = propertyNames
  return {
    justValue: numberOrNull(properties[justValue]),
    yearBuilt: numberOrNull(properties[yearBuilt]),
    saleYear: numberOrNull(properties[saleYear]),
    landUse: textOrNull(properties[landUse]),
    city: textOrNull(properties[city]),
  }
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
