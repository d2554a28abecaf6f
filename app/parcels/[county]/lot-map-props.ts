import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import type { Point } from './fetch-parcel'

export interface LotMapProps {
  label: string
  listLabel: string
  /** What the parcel is called. */
  name: string
  /** How its shape is named in the legend. */
  legend: string
  outline: ParcelOutline | null
  point: Point | null
  /** Of the source, for the addresses of its tiles. */
  edition: string
  layer: ParcelView['layer']
}
