import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import type { LngLat } from '@/lib/geography/types'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

export interface LotMapProps {
  label: string
  listLabel: string
  name: string
  legend: string
  outline: ParcelOutline | null
  point: LngLat | null
  edition: string
  layer: ParcelView['layer']
}
