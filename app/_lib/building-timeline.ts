import {
  type BuildingAnswer,
  caseStateOf,
  nounOf,
  nounsOfFeed,
} from '@/connectors/open-data-discovery/public'
import { describeAbsence } from '@/lib/records/building-record/describe'
import type {
  BuildingEvent,
  BuildingRecord,
  CaseState,
  RecordNoun,
} from '@/lib/records/building-record/fields'
import { readStreetAddress, type StreetAddress } from '@/lib/street-address/street-address'

export interface TimelineEntry {
  key: string
  record: BuildingRecord
  feed: string
  day: string | null
  event: BuildingEvent | null
  noun: RecordNoun
  /** Of a violation or complaint, where the city's word for it is known. */
  state: CaseState | undefined
  /** Left out where it is the address of the question. */
  address: string | null
}

/** What places a record in time; an expiry lies ahead and places nothing. */
const telling: readonly BuildingEvent[] = [
  'inspected',
  'issued',
  'opened',
  'applied',
  'statusChanged',
  'completed',
  'abated',
]

/** The records of all feeds in one line of time, the newest first and those without a day last. */
export function timelineOf({
  feeds,
  propertySearch,
}: Pick<BuildingAnswer, 'feeds' | 'propertySearch'>): TimelineEntry[] {
  const asked = readStreetAddress(propertySearch.typed.split(',')[0] ?? '')
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
          address: addsToAddress(record.address, asked) ? record.address : null,
        }
      }),
    )
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
}

/** Why there are no records, by what each feed could have had. */
export const absenceOf = (answer: Pick<BuildingAnswer, 'city' | 'feeds' | 'propertySearch'>): string =>
  describeAbsence(answer, nounsOfFeed)

/** A unit, another number of a range, or another street; what the city leaves out adds nothing. */
function addsToAddress(address: string | null, asked: StreetAddress | null): boolean {
  const published = address === null ? null : readStreetAddress(address)
  if (!published || !asked) return address !== null
  const parts = Object.keys(published) as (keyof StreetAddress)[]
  return parts.some((part) => published[part] !== '' && published[part] !== asked[part])
}
