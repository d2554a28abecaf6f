import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'
import { flag } from '../publisher-row'

export const buildingEntities = ['building-permit', 'building-inspection', 'property-violation'] as const
export type BuildingEntity = (typeof buildingEntities)[number]

export const buildingEvents = {
  applied: 'Applied',
  issued: 'Issued',
  opened: 'Opened',
  inspected: 'Inspected',
  statusChanged: 'Status changed',
  abated: 'Abated',
  completed: 'Completed',
  expires: 'Expires',
} as const
export type BuildingEvent = keyof typeof buildingEvents

const text = z.nullable(z.string())

export const buildingRecord = defineRecord('building-record', {
  kind: { schema: z.enum(buildingEntities), label: 'Kind' },
  number: { schema: text, label: 'Number' },
  status: { schema: text, label: 'Status' },
  type: { schema: text, label: 'Type' },
  description: { schema: text, label: 'Description' },
  address: { schema: text, label: 'Address' },
  dates: {
    schema: z
      .record(z.string(), z.string())
      .check(z.describe('Days by what happened on them: applied, issued, inspected, …')),
    label: 'Days',
    file: Object.fromEntries(
      Object.entries(buildingEvents).map(([event, label]) => [
        event,
        { label, type: 'date' as const, cell: (dates: Record<string, string>) => dates[event] ?? null },
      ]),
    ),
  },
  value: { schema: z.nullable(z.number()), label: 'Stated value or cost', unit: 'USD' },
  link: { schema: text, type: 'link', label: 'Link' },
  latitude: { schema: z.nullable(z.number()), label: 'Latitude', file: false },
  longitude: { schema: z.nullable(z.number()), label: 'Longitude', file: false },
  sourceRowId: { schema: text, label: 'Row of the source' },
  source: { schema: z.string().check(z.describe('The feed’s id')), label: 'Feed', file: false },
  flags: { schema: z.array(flag), label: 'What was found in its texts', file: false },
})

export type BuildingRecord = RecordOfKind<typeof buildingRecord>

/** The public reports a complaint; the city finds a violation. */
export type BuildingRecordNoun = 'permit' | 'inspection' | 'violation' | 'complaint'

export type BuildingCaseState = 'open' | 'closed'
