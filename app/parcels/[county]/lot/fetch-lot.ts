import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { centerPointOf } from '@/lib/geography/geo'
import type { LngLat } from '@/lib/geography/types'
import { translate } from '@/lib/language/translate'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { isOutline, type ParcelOutline } from '@/lib/records/parcel/outline'

export interface LotWithOutline {
  parcel: PropertyRecord
  outline: ParcelOutline | null
}

export const readRegistryRow = (id: string) => read('us-parcels', 'describeLayer', { layer: id })

/**
 * Returns undefined on any failure, such as an unknown id or a connector that the operator has switched off.
 */
export async function fetchLayer(id: string): Promise<ListedParcelLayer | undefined> {
  const answer = await readRegistryRow(id)
  return answer.ok ? (answer.data.layer ?? undefined) : undefined
}

export const fetchNumbered = (layer: string, parcelId: string) =>
  read('us-parcels', 'getParcel', { layer, parcelId })

export const toNumberedLot = ({
  parcel,
  geometry,
}: {
  parcel: PropertyRecord
  geometry: unknown
}): LotWithOutline => ({ parcel, outline: isOutline(geometry) ? geometry : null })

export function pointOfLots(lots: readonly LotWithOutline[]): LngLat | undefined {
  const outline = lots.find((lot) => lot.outline)?.outline
  return outline ? centerPointOf(outline) : undefined
}

export const placeOfLayer = ({ title }: Pick<ListedParcelLayer, 'title'>) =>
  translate(title.replace(/^Parcels of /, ''))
