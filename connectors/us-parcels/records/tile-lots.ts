import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { readAmount } from '../columns/read-value'
import type { ParcelRowPage } from '../layer/query-rows'
import type { ParcelLayer } from '../registry'
import { type LotProperties, propertyOf, publishedNumbers, writeLot } from './lot-properties'
import { isLot, withoutRepeats } from './parcel-rows'
import {
  cellsOf,
  objectIdOf,
  type PublishedParcel,
  planRows,
  readArea,
  readLine,
  readNumbers,
  textOf,
} from './row-plan'
import { acresOf } from './to-record'

export interface TileLot {
  objectId: number | string | null
  row: PublishedParcel
  geometry: ParcelOutline
  properties: LotProperties
}

export function toTileLots({ rows, state }: ParcelRowPage, layer: ParcelLayer): TileLot[] {
  const plan = planRows(state, layer)
  const numbers = publishedNumbers(state).flatMap((number) => {
    const place = plan.columns.findIndex(({ name }) => name === number.name)
    return place < 0 ? [] : [{ place, property: propertyOf(number) }]
  })
  const lots = rows.flatMap((row): TileLot[] => {
    const { cellAt } = cellsOf(row, plan)
    const { parcelId } = readNumbers(cellAt, plan)
    const number = textOf(parcelId)
    const { geometry } = row
    if (!geometry || !isLot(number, state)) return []
    const objectId = objectIdOf(row, state)
    const facts = {
      number,
      objectId,
      address: readLine(cellAt, plan),
      acres: readArea(cellAt, plan.acres)?.amount ?? null,
      measured: acresOf(geometry),
      amounts: numbers.map(({ place, property }) => [property, readAmount(cellAt(place))] as const),
    }
    return [{ objectId, row, geometry, properties: writeLot(facts, layer) }]
  })
  return withoutRepeats(
    lots,
    ({ geometry, properties }) => [properties.n, geometry],
    ({ row, geometry }) => [plan.columns.map(({ name }) => row.attributes[name]), geometry],
  )
}
