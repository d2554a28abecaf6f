import type { VectorSourceSpecification } from 'maplibre-gl'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { type ParcelRangeColumn, parcelRanges } from '@/lib/records/parcel/ranges'
import { GATE_ZOOM } from './zooms'

/** Names of the properties in a tile. A value that the roll lacks is absent. */
export const propertyNames = {
  ...(Object.fromEntries(Object.values(parcelRanges).map(({ column, tile }) => [column, tile])) as Record<
    ParcelRangeColumn,
    string
  >),
  landUse: 'u',
  saleQualification: 'q',
  city: 'c',
} as const

export type TileParcel = Pick<UnderivedParcel, 'landUse' | 'saleQualification' | 'city'> & {
  [Column in ParcelRangeColumn]: number | null
}
type Properties = Readonly<Record<string, unknown>>

export function toFilterable(properties: Properties): TileParcel {
  // Assigns each property by name, because spreading takes four times as long for thousands of features.
  return {
    landSquareFeet: numberOrNull(properties.a),
    justValue: numberOrNull(properties.v),
    yearBuilt: numberOrNull(properties.b),
    livingSquareFeet: numberOrNull(properties.g),
    saleYear: numberOrNull(properties.s),
    salePrice: numberOrNull(properties.p),
    valuePerAcre: numberOrNull(properties.e),
    landValuePerSquareFoot: numberOrNull(properties.l),
    outlineSquareFeet: numberOrNull(properties.o),
    landUse: textOrNull(properties.u),
    saleQualification: textOrNull(properties.q),
    city: textOrNull(properties.c),
  }
}

export const toProperties = (parcel: TileParcel & { number: string }): Properties => {
  const values: [string, unknown][] = [
    ['n', parcel.number],
    [propertyNames.landUse, parcel.landUse],
    [propertyNames.saleQualification, parcel.saleQualification],
    ...Object.values(parcelRanges).map(({ column, tile }): [string, unknown] => [tile, parcel[column]]),
  ]
  return Object.fromEntries(values.filter(([, value]) => value !== null))
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

export const SOURCE = 'parcels'

export const sourceLayers = { polygons: 'parcels', centroids: 'labels' } as const

export const parcelLevels = [GATE_ZOOM, GATE_ZOOM] as const

export function parcelSource(edition: string): VectorSourceSpecification {
  const address = `${window.location.origin}/tiles/parcels/${encodeURIComponent(edition)}/{z}/{x}/{y}`
  return {
    type: 'vector',
    tiles: [address],
    minzoom: GATE_ZOOM,
    maxzoom: GATE_ZOOM,
  }
}
