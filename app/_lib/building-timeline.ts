import type { BuildingAnswer } from '@/connectors/open-data-discovery/buildings/building-answer'
import type { BuildingRecord } from '@/connectors/open-data-discovery/buildings/building-record'
import type { Event } from '@/connectors/open-data-discovery/buildings/feed'

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

/** The records of all feeds in one line of time, the newest first and those without a day last. */
export function timelineOf({ feeds }: Pick<BuildingAnswer, 'feeds'>): TimelineEntry[] {
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
