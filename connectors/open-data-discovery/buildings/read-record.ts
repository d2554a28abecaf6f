import type { LngLat } from '@/lib/geography/types'
import type { BuildingEvent, BuildingRecord } from '@/lib/records/building-record/fields'
import { scanText } from '@/lib/untrusted-text/scan-text'
import { positionOf, readNumber, readPoint, readText } from '../tables/read-cell'
import { readDay } from '../tables/read-day'
import { type BuildingFeed, events, type JoinedColumns } from './feed'

export type BuildingFeedRow = Readonly<Record<string, unknown>>

const MOST_YEARS_VALID = 20
const MOST_LETTERS_OF_LINK = 500

export function columnsOf(feed: BuildingFeed): string[] {
  const { position, days } = feed
  const places = position ? Object.values(position) : []
  const others = [feed.pins, feed.value, feed.link, ...Object.values(days)].filter(
    (column) => column !== undefined,
  )
  return [
    ...new Set([
      feed.rowId,
      ...[feed.number, feed.status, feed.type, feed.description, feed.address].flat(),
      ...others,
      ...places,
    ]),
  ]
}

export const lineOf = (feed: BuildingFeed, row: BuildingFeedRow) => textOf(row, feed.address, ' ')

/** Callers must scan the texts before they display them, because the texts are the city's own. */
export function toRecord(feed: BuildingFeed, row: BuildingFeedRow, now: Date): Omit<BuildingRecord, 'flags'> {
  const position = positionIn(feed, row)
  return {
    kind: feed.entity,
    number: textOf(row, feed.number, ' '),
    status: textOf(row, feed.status, ' '),
    type: textOf(row, feed.type, '; '),
    description: textOf(row, feed.description, '; '),
    address: lineOf(feed, row),
    dates: datesOf(feed, row, now),
    value: feed.value === undefined ? null : readNumber(row[feed.value]),
    link: feed.link === undefined ? null : linkOf(row[feed.link]),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    sourceRowId: textOf(row, feed.rowId, ' '),
    source: feed.id,
  }
}

function textOf(row: BuildingFeedRow, columns: JoinedColumns, between: string): string | null {
  const texts = [columns]
    .flat()
    .map((column) => readText(row[column]))
    .filter((text) => text !== null)
  return texts.length === 0 ? null : texts.join(between)
}

function datesOf({ days }: BuildingFeed, row: BuildingFeedRow, now: Date): Record<string, string> {
  return Object.fromEntries(
    events.flatMap((event) => {
      const column = days[event]
      const day = column === undefined ? null : readDay(readSeconds(row[column]), latestOf(event, now))
      return day === null ? [] : [[event, day]]
    }),
  )
}

const latestOf = (event: BuildingEvent, now: Date) =>
  event === 'expires' ? new Date(now.getTime() + MOST_YEARS_VALID * 366 * 86_400_000) : now

/** The portals' oldest columns contain seconds since 1970. Other values are returned unchanged. */
const readSeconds = (value: unknown) =>
  typeof value === 'string' && /^\d{9,10}$/.test(value) ? Number(value) * 1000 : value

function linkOf(value: unknown): string | null {
  const address = typeof value === 'object' && value !== null && 'url' in value ? value.url : value
  const url =
    typeof address === 'string' && address.length <= MOST_LETTERS_OF_LINK ? URL.parse(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  return scanText(url.href).found.every((finding) => finding === 'link') ? url.href : null
}

function positionIn({ position }: BuildingFeed, row: BuildingFeedRow): LngLat | null {
  if (!position) return null
  return 'point' in position
    ? readPoint(row[position.point])
    : positionOf(row[position.longitude], row[position.latitude])
}
