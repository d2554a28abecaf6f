import { buildingEvents } from '@/lib/building-events'
import type { Column, Table } from '@/lib/export/table'
import type { BuildingAnswer } from './building-answer'
import { events } from './feed'

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
