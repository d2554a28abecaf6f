import type { DayMeaning } from '@/lib/records/permit/describe'
import type { Permit } from '@/lib/records/permit/fields'

export interface PermitMapAnswer {
  rows: MapPermit[]
  notes: string[]
  failures?: string[]
}

type PermitField = 'date' | 'kind' | 'status' | 'description' | 'units' | 'value'

export interface MapPermit extends Pick<Permit, PermitField> {
  key: string
  name: string
  at: readonly [longitude: number, latitude: number]
  city: string
  sourceId: string
  happened: DayMeaning | null
}
