import type { DayMeaning } from '@/lib/records/permit/describe'
import type { Permit } from '@/lib/records/permit/fields'

/** What the map is told of the newest permits: of each no more than it shows. */
export interface PermitAnswer {
  rows: PermitOnMap[]
  /** Of each city, how many of how many. */
  notes: string[]
  /** Cities that failed, each with its reason. */
  failures?: string[]
}

type Shown = 'date' | 'kind' | 'status' | 'description' | 'units' | 'value'

export interface PermitOnMap extends Pick<Permit, Shown> {
  key: string
  /** Its address, where the city writes one. */
  name: string
  at: readonly [longitude: number, latitude: number]
  /** "Chicago, IL" */
  city: string
  sourceId: string
  /** What happened on its day. */
  happened: DayMeaning | null
}
