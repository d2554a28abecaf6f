import { countyByNumber } from '@/lib/geography/florida-counties'
import type { MapParcel } from '@/lib/records/parcel/fields'
import { type LandUseBand, landUseCodes } from '@/lib/records/parcel/land-use'

export const parcelSorts = {
  number: 'Parcel number',
  value: 'Just value, highest first',
  sale: 'Last sale, newest first',
  built: 'Year built, newest first',
  address: 'Address',
} as const

export type ParcelSort = keyof typeof parcelSorts

export const PAGE_SIZE = 500

/** The parcels of one view of the map: a page of those that meet the filters, and what is left out. */
export interface ParcelView {
  /** In sight and meeting the filters. */
  matched: number
  /** In sight. */
  total: number
  page: number
  pages: number
  rows: MapParcel[]
  /** Cities of all parcels in sight, as the roll writes them. */
  cities: string[]
  /** How many of the areas that cover the view could be read. Below all of them the set is partial. */
  areas: { asked: number; loaded: number; problem: string | null }
  /** Points instead of outlines: the layer of outlines is closed while a new year is loaded. */
  layer: 'polygons' | 'centroids'
  rollYears: number[]
  /** When the oldest of the areas was read. */
  retrievedAt: string | null
  /** What the layer does not publish any more, in words. */
  notes?: string[] | undefined
}

/** What became of one number that was typed or pasted. Several counties can use one number. */
export interface FoundParcels {
  asked: string
  parcels: MapParcel[]
}

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

type NumericField = 'justValue' | 'saleYear' | 'yearBuilt'

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

export interface ParcelIdentity {
  county: number
  parcelId: string
}

/** Several counties use one id, so a parcel is its county's number and its id. */
export const parcelKey = ({ county, parcelId }: ParcelIdentity): string => `${county}:${parcelId}`

/** Undefined where the text does not begin with a county's number; the id is any text. */
export function readParcelKey(text: string): ParcelIdentity | undefined {
  const [, county = '', parcelId = ''] = /^(\d{2}):(.{1,240})$/su.exec(text) ?? []
  return countyByNumber(Number(county)) ? { county: Number(county), parcelId } : undefined
}

/** For maps and lists of ids, where a space would end the id. */
export const toMapId = (key: string): string => encodeURIComponent(key).replaceAll('%3A', ':')
export const fromMapId = (mapId: string): string => decodeURIComponent(mapId)

/** Short enough to stand in the parcel: the house number, or the end of the parcel's own. */
export const shortNumber = (address: string | null, parcelId: string): string =>
  /^\d+/.exec(address ?? '')?.[0] ?? parcelId.slice(-4)
