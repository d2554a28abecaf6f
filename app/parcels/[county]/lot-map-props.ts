import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import type { LngLat } from '@/lib/geography/types'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

export interface LotMapProps {
  label: string
  listLabel: string
  /** What the parcel is called. */
  name: string
  /** How its shape is named in the legend. */
  legend: string
  outline: ParcelOutline | null
  point: LngLat | null
  /** Of the source, for the addresses of its tiles. */
  edition: string
  layer: ParcelView['layer']
}
