import type { BuildingEntity, Event } from '@/connectors/open-data-discovery/feed'
import type { BuildingRecord, PropertyAnswer } from './read-permits'
import type { What } from './url'

export interface TimelineEntry {
  key: string
  record: BuildingRecord
  feed: string
  day: string | null
  event: Event | null
}

/** What places a record in time; an expiry lies ahead and places nothing. */
const telling: readonly Event[] = [
  'inspected',
  'issued',
  'opened',
  'applied',
  'statusChanged',
  'completed',
  'abated',
]

export const entitiesOf = {
  permits: 'building-permit',
  inspections: 'building-inspection',
  violations: 'property-violation',
} as const satisfies Record<What, BuildingEntity>

/** The feeds of one kind alone, or all of them. */
export function feedsOf(data: PropertyAnswer['data'], what: What | undefined): PropertyAnswer['data'] {
  if (!what) return data
  const feeds = Object.entries(data.feeds).filter(([, { entity }]) => entity === entitiesOf[what])
  return { ...data, feeds: Object.fromEntries(feeds) }
}

/** The records of all feeds in one line of time, the newest first and those without a day last. */
export function timelineOf({ feeds }: PropertyAnswer['data']): TimelineEntry[] {
  return Object.entries(feeds)
    .flatMap(([id, { title, records }]) =>
      records.map((record, index) => {
        const event = telling.find((each) => record.dates[each] !== undefined) ?? null
        const day = event ? (record.dates[event] ?? null) : null
        return { key: `${id} ${record.sourceRowId ?? ''} ${index}`, record, feed: title, day, event }
      }),
    )
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
}
