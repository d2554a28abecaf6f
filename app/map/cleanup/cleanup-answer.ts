import type { CleanupList } from '@/lib/records/cleanup-site/lists'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

export interface CleanupMapAnswer {
  rows: MapCleanupSite[]
  notes: string[]
  failures: string[]
}

export interface MapCleanupSite {
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
  lists: readonly (CleanupList | 'boundary')[]
  status: string | null
  city: string | null
  href: string | null
  outline?: ParcelOutline
}
