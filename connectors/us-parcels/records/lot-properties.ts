import { centerOf } from '@/lib/geography/geo'
import { isOutline } from '@/lib/records/parcel/outline'
import { measuredAcres, publishedColumns } from '@/lib/records/parcel/published-lot'
import type { ParcelColumnMeaning } from '../columns/dictionary'
import { isNumeric, type ParcelColumn } from '../columns/match-columns'
import { readAmount } from '../columns/read-value'
import type { ParcelLayerState } from '../layer/read-layer'
import type { ParcelLayer } from '../registry'
import type { OutlinedParcel } from './parcel-rows'

export type LotProperties = Readonly<Record<string, string | number>>

/** Limits the size of a tile, because some layers have forty numeric columns. */
const MOST_NUMBERS = 8

const order: readonly (ParcelColumnMeaning | null)[] = [
  'value',
  'salePrice',
  'squareFeet',
  'acres',
  'yearBuilt',
  'effectiveYear',
  null,
]

export const publishedNumbers = ({ columns }: Pick<ParcelLayerState, 'columns'>): ParcelColumn[] => {
  const numbers = columns.filter(
    (column) =>
      order.includes(column.meaning) &&
      /^\w{1,60}$/.test(column.plain) &&
      column.words === null &&
      column.wordsByType === undefined &&
      (isNumeric(column) || column.meaning === 'value'),
  )
  const distinct = [...new Map(numbers.toReversed().map((each) => [each.plain, each])).values()].toReversed()
  return distinct
    .toSorted((a, b) => order.indexOf(a.meaning) - order.indexOf(b.meaning))
    .slice(0, MOST_NUMBERS)
}

interface LotFacts {
  number: string | null
  objectId: number | string | null
  address: string | null
  acres: number | null
  measured: number | null
  amounts: readonly (readonly [property: string, amount: number | null])[]
}

export const propertyOf = ({ plain }: Pick<ParcelColumn, 'plain'>): string => `v:${plain}`

/**
 * A lot without a parcel number has its object id in `id`. The encoding keeps `id` free of blanks and commas,
 * because URLs list ids with commas.
 */
export function writeLot(
  { number, objectId, address, acres, measured, amounts }: LotFacts,
  { id }: Pick<ParcelLayer, 'id'>,
): LotProperties {
  const properties: Record<string, string | number> = {
    id: `${id}:${encodeURIComponent(number ?? `#${objectId}`)}`,
    name: address ?? number ?? id,
    n: number ?? '',
    l: id,
  }
  if (address !== null) properties.a = address
  if (acres !== null) properties.p = acres
  if (measured !== null) properties.m = measured
  for (const [property, amount] of amounts) if (amount !== null) properties[property] = amount
  return properties
}

export function lotProperties(
  { parcel }: OutlinedParcel,
  layer: Pick<ParcelLayer, 'id'>,
  numbers: readonly ParcelColumn[],
): LotProperties {
  const published = new Map(publishedColumns(parcel).map(({ column, value }) => [column, value]))
  const facts = {
    number: parcel.parcelId,
    objectId: parcel.sourceObjectId ?? null,
    address: parcel.address,
    acres: parcel.acreage,
    measured: measuredAcres(parcel),
    amounts: numbers.map(
      (column) => [propertyOf(column), readAmount(published.get(column.name) ?? null)] as const,
    ),
  }
  return writeLot(facts, layer)
}

export function pointOfLot({ geometry }: OutlinedParcel): { x: number; y: number } | undefined {
  if (!isOutline(geometry)) return undefined
  const [x = 0, y = 0] = centerOf(geometry)
  return { x: Number(x.toFixed(6)), y: Number(y.toFixed(6)) }
}
