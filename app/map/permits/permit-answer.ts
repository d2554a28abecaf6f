import type { PermitDayMeaning } from '@/lib/records/permit/describe'
import type { ConstructionPermit } from '@/lib/records/permit/fields'

export interface PermitMapResponse {
  rows: MapPermit[]
  notes: string[]
  failures?: string[]
}

type PermitField = 'date' | 'kind' | 'status' | 'description' | 'units' | 'value'

export interface MapPermit extends Pick<ConstructionPermit, PermitField> {
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
  city: string
  sourceId: string
  happened: PermitDayMeaning | null
}
