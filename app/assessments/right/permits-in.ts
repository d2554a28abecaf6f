import { type BuildingTimelineEntry, timelineOf } from '@/app/_lib/building-timeline'
import type { BuildingRecordsResult } from '@/connectors/open-data-discovery/public'
import type { ValueYear } from '@/lib/records/assessment/value-years'

export interface ComparedYears {
  from: number
  to: number
}

export function comparedYears(years: readonly ValueYear[]): ComparedYears | undefined {
  const [newest, before] = years.filter(({ published }) => published).map(({ year }) => year)
  return newest === undefined ? undefined : { from: before ?? newest - 1, to: newest }
}

export const permitsOf = (answer: BuildingRecordsResult): BuildingTimelineEntry[] =>
  timelineOf(answer).filter(({ noun, address }) => noun === 'permit' && address === null)

const yearOf = (day: string | null | undefined) => (day ? Number(day.slice(0, 4)) : undefined)

export const permitsIn = (
  answer: BuildingRecordsResult,
  { from, to }: ComparedYears,
): BuildingTimelineEntry[] =>
  permitsOf(answer).filter(({ day }) => {
    const year = yearOf(day)
    return year !== undefined && year >= from && year <= to
  })

/** Older work is omitted, because the office has probably inspected the home since then. */
const RECENT_YEARS = 10

export const finishedPermits = (
  answer: BuildingRecordsResult,
  { to, built }: { to: number; built: number | null },
): (BuildingTimelineEntry & { finished: string })[] =>
  permitsOf(answer).flatMap((entry) => {
    const finished = entry.record.dates.completed
    const year = yearOf(finished)
    if (!finished || year === undefined || year < to - RECENT_YEARS) return []
    return built !== null && year <= built ? [] : [{ ...entry, finished }]
  })

export const unreadFeeds = ({ feeds }: BuildingRecordsResult): string[] =>
  Object.values(feeds).flatMap(({ entity, title, problem }) =>
    entity === 'building-permit' && problem ? [title] : [],
  )
