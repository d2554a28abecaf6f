/** What the map is told of the newest permits: of each no more than it shows. */
export interface PermitAnswer {
  rows: PermitOnMap[]
  /** Of each city, how many of how many. */
  notes: string[]
  /** Cities that failed, each with its reason. */
  failures?: string[]
}

export interface PermitOnMap {
  key: string
  /** Its address, where the city writes one. */
  name: string
  at: readonly [longitude: number, latitude: number]
  /** "Chicago, IL" */
  city: string
  sourceId: string
  day: string | null
  /** What happened on that day. */
  happened: 'issued' | 'submitted' | 'completed' | null
  kind: string | null
  status: string | null
  description: string | null
  dwellings: number | null
  /** Dollars, as stated. */
  value: number | null
}
