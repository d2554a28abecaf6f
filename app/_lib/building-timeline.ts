import {
  type BuildingRecordsResult,
  caseStateOf,
  nounOf,
  nounsOfFeed,
} from '@/connectors/open-data-discovery/public'
import { describeAbsence } from '@/lib/records/building-record/describe'
import type {
  BuildingCaseState,
  BuildingEvent,
  BuildingRecord,
  BuildingRecordNoun,
} from '@/lib/records/building-record/fields'
import { readStreetAddress, type StreetAddress } from '@/lib/street-address/street-address'

export interface BuildingTimelineEntry {
  key: string
  record: BuildingRecord
  feed: string
  day: string | null
  event: BuildingEvent | null
  noun: BuildingRecordNoun
  state: BuildingCaseState | undefined
  /** Null unless the record's address adds something to the requested one, such as a unit. */
  address: string | null
}

/**
 * The first of these events that a record has gives its day. An expiry is not among them, because its day can
 * be in the future.
 */
const telling: readonly BuildingEvent[] = [
  'inspected',
  'issued',
  'opened',
  'applied',
  'statusChanged',
  'completed',
  'abated',
]

export function timelineOf({
  feeds,
  propertySearch,
}: Pick<BuildingRecordsResult, 'feeds' | 'propertySearch'>): BuildingTimelineEntry[] {
  const searchAddress = readStreetAddress(propertySearch.typed.split(',')[0] ?? '')
  return Object.entries(feeds)
    .flatMap(([id, { title, records }]) =>
      records.map((record, index) => {
        const event = telling.find((each) => record.dates[each] !== undefined) ?? null
        const day = event ? (record.dates[event] ?? null) : null
        return {
          key: `${id} ${record.sourceRowId ?? ''} ${index}`,
          record,
          feed: title,
          day,
          event,
          noun: nounOf(record),
          state: caseStateOf(record),
          address: addsToAddress(record.address, searchAddress) ? record.address : null,
        }
      }),
    )
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
}

export const absenceOf = (answer: Pick<BuildingRecordsResult, 'city' | 'feeds' | 'propertySearch'>): string =>
  describeAbsence(answer, nounsOfFeed)

function addsToAddress(address: string | null, searchAddress: StreetAddress | null): boolean {
  const published = address === null ? null : readStreetAddress(address)
  if (!published || !searchAddress) return address !== null
  const parts = Object.keys(published) as (keyof StreetAddress)[]
  return parts.some((part) => published[part] !== '' && published[part] !== searchAddress[part])
}
