import type { VectorSourceSpecification } from 'maplibre-gl'
import type { MapParcel } from '@/lib/records/parcel/fields'
import { GATE_ZOOM } from './zooms'

/**
 * Names are short because each letter is repeated thousands of times in a tile. Values missing
 * from the roll are absent.
 */
export const propertyNames = {
  justValue: 'v',
  landValuePerSquareFoot: 'l',
  yearBuilt: 'b',
  landUse: 'u',
  saleYear: 's',
  city: 'c',
} as const

export type TileParcel = Pick<MapParcel, 'justValue' | 'yearBuilt' | 'saleYear' | 'landUse' | 'city'>
type Properties = Readonly<Record<string, unknown>>

export function toFilterable(properties: Properties): TileParcel {
  const { justValue, yearBuilt, landUse, saleYear, city } = propertyNames
  return {
    justValue: numberOrNull(properties[justValue]),
    yearBuilt: numberOrNull(properties[yearBuilt]),
    saleYear: numberOrNull(properties[saleYear]),
    landUse: textOrNull(properties[landUse]),
    city: textOrNull(properties[city]),
  }
}

export const toProperties = (
  parcel: Omit<TileParcel, 'city'> & { number: string; landValuePerSquareFoot: number | null },
): Properties => {
  const { justValue, landValuePerSquareFoot, yearBuilt, landUse, saleYear } = propertyNames
  const values = {
    n: parcel.number,
    [justValue]: parcel.justValue,
    [landValuePerSquareFoot]: parcel.landValuePerSquareFoot,
    [yearBuilt]: parcel.yearBuilt,
    [landUse]: parcel.landUse,
    [saleYear]: parcel.saleYear,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
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
