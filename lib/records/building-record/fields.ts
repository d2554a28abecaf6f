import * as z from 'zod/mini'
import { defineRecord, type RecordIn } from '../define-record'
import { flag } from '../publisher-row'

export const buildingEntities = ['building-permit', 'building-inspection', 'property-violation'] as const
export type BuildingEntity = (typeof buildingEntities)[number]

/** What happens on the days that cities publish of permits, inspections and violations, in words. */
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

/** One permit, inspection or violation of a city, whatever the city calls its columns. */
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

export type BuildingRecord = RecordIn<typeof buildingRecord>

/** A complaint is what somebody reported, a violation what the city found. */
export type RecordNoun = 'permit' | 'inspection' | 'violation' | 'complaint'

/** Whether the city still holds a violation or complaint open. */
export type CaseState = 'open' | 'closed'
