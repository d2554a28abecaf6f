import { centerOf } from '@/lib/geography/geo'
import { isOutline } from '@/lib/records/parcel/outline'
import { measuredAcres, publishedColumns } from '@/lib/records/parcel/published-lot'
import type { ColumnMeaning } from '../columns/dictionary'
import { isNumeric, type ParcelColumn } from '../columns/match-columns'
import { readAmount } from '../columns/read-value'
import type { ParcelLayerState } from '../layer/read-layer'
import type { ParcelLayer } from '../registry'
import type { OutlinedParcel } from './parcel-rows'

/** Properties of a lot's feature. The name of a published number is `v:` and its column. */
export type LotProperties = Readonly<Record<string, string | number>>

/** Each number of each lot is in the tile, so a layer with forty columns shows the first of them. */
const MOST_NUMBERS = 8

const order: readonly (ColumnMeaning | null)[] = [
  'value',
  'salePrice',
  'squareFeet',
  'acres',
  'yearBuilt',
  'effectiveYear',
  null,
]

/** Columns whose numbers the map can color, label and filter by. */
export const publishedNumbers = ({ columns }: Pick<ParcelLayerState, 'columns'>): ParcelColumn[] => {
  const numbers = columns.filter(
    (column) =>
      order.includes(column.meaning) &&
      /^\w{1,60}$/.test(column.plain) &&
      column.words === null &&
      (isNumeric(column) || column.meaning === 'value'),
  )
  const distinct = [...new Map(numbers.toReversed().map((each) => [each.plain, each])).values()].toReversed()
  return distinct
    .toSorted((a, b) => order.indexOf(a.meaning) - order.indexOf(b.meaning))
    .slice(0, MOST_NUMBERS)
}

/** A lot without a parcel number is named by its row. One word without a comma, as addresses need it. */
export function lotKey({ parcel }: Pick<OutlinedParcel, 'parcel'>, { id }: Pick<ParcelLayer, 'id'>): string {
  const { parcelId, sourceObjectId } = parcel
  return `${id}:${encodeURIComponent(parcelId ?? `#${sourceObjectId}`)}`
}

export function lotProperties(
  lot: OutlinedParcel,
  layer: Pick<ParcelLayer, 'id'>,
  numbers: readonly ParcelColumn[],
): LotProperties {
  const { parcelId, address, acreage } = lot.parcel
  const acres = measuredAcres(lot.parcel)
  const published = new Map(publishedColumns(lot.parcel).map(({ column, value }) => [column, value]))
  return {
    id: lotKey(lot, layer),
    name: address ?? parcelId ?? layer.id,
    n: parcelId ?? '',
    l: layer.id,
    ...(address === null ? {} : { a: address }),
    ...(acreage === null ? {} : { p: acreage }),
    ...(acres === null ? {} : { m: acres }),
    ...Object.fromEntries(
      numbers.flatMap(({ name, plain }) => {
        const amount = readAmount(published.get(name) ?? null)
        return amount === null ? [] : [[`v:${plain}`, amount] as const]
      }),
    ),
  }
}

/** The same point as the tiles compute. Returns undefined for a lot without an outline. */
export function pointOfLot({ geometry }: OutlinedParcel): { x: number; y: number } | undefined {
  if (!isOutline(geometry)) return undefined
  const [x = 0, y = 0] = centerOf(geometry)
  return { x: Number(x.toFixed(6)), y: Number(y.toFixed(6)) }
}
