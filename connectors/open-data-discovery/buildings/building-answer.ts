import { z } from 'zod'
import type { Column, Table } from '@/lib/export/table'
import { buildingRecord, page, rowSource, scan } from '../portals/record'
import { buildingEvents } from '../public'
import { entities, events, markets } from './feed'

const feedAnswer = z.strictObject({
  entity: z.enum(entities),
  title: z.string(),
  state: z.enum(['answered', 'failed', 'cannot_search']),
  problem: z.strictObject({ code: z.string(), message: z.string() }).optional(),
  ...page,
  records: z.array(buildingRecord),
  withheldFields: z.array(z.string()),
  source: rowSource,
})

/** What the feeds of one city say of one property. */
export const buildingAnswer = z.strictObject({
  market: z.enum(markets),
  city: z.string(),
  propertySearch: z.strictObject({ typed: z.string(), understoodAs: z.string() }),
  feeds: z.record(z.string(), feedAnswer).describe('By the id of each feed; each has a page of its own.'),
  scan,
  caveats: z.array(z.string()),
})

export type FeedAnswer = z.output<typeof feedAnswer>
export type BuildingAnswer = z.output<typeof buildingAnswer>

const columns: Column[] = [
  { key: 'feed', label: 'Feed', type: 'text' },
  { key: 'kind', label: 'Kind', type: 'text' },
  { key: 'number', label: 'Number', type: 'text' },
  { key: 'status', label: 'Status', type: 'text' },
  { key: 'type', label: 'Type', type: 'text' },
  { key: 'description', label: 'Description', type: 'text' },
  { key: 'address', label: 'Address', type: 'text' },
  ...events.map((event): Column => ({ key: event, label: buildingEvents[event], type: 'date' })),
  { key: 'value', label: 'Stated value or cost', type: 'number', unit: 'USD' },
  { key: 'link', label: 'Link', type: 'link' },
  { key: 'sourceRowId', label: 'Row of the source', type: 'text' },
]

/** One row for each record, with its feed. */
export function buildingTable({ feeds, caveats }: BuildingAnswer): Table {
  const notes = Object.values(feeds).flatMap(({ title, problem, truncated }) => [
    ...(problem ? [`${title}: ${problem.message}`] : []),
    ...(truncated ? [`${title}: there are more rows than these.`] : []),
  ])
  return {
    columns,
    rows: Object.values(feeds).flatMap(({ title, records }) =>
      records.map(({ dates, latitude, longitude, ...record }) => ({
        cells: {
          feed: title,
          ...Object.fromEntries(events.map((event) => [event, dates[event] ?? null])),
          kind: record.kind,
          number: record.number,
          status: record.status,
          type: record.type,
          description: record.description,
          address: record.address,
          value: record.value,
          link: record.link,
          sourceRowId: record.sourceRowId,
        },
        geometry:
          latitude === null || longitude === null
            ? null
            : { type: 'Point' as const, coordinates: [longitude, latitude] },
      })),
    ),
    notes: [...notes, ...caveats],
  }
}
