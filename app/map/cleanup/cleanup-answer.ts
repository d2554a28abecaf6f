import type { CleanupListId } from '@/lib/records/cleanup-site/lists'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

export interface CleanupMapResponse {
  rows: MapCleanupSite[]
  notes: string[]
  failures: string[]
}

export interface MapCleanupSite {
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
  lists: readonly (CleanupListId | 'boundary')[]
  status: string | null
  city: string | null
  href: string | null
  outline?: ParcelOutline
}
