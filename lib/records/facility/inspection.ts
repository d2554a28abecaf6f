import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'
import { countedAs, listing } from './listing'

const text = z.nullable(z.string())

export const inspection = defineRecord('inspection', {
  date: { schema: text, type: 'date', label: 'Date', file: { from: {} } },
  activity: { schema: text, label: 'Activity', file: false },
  type: {
    schema: text,
    label: 'What was done, and the finding',
    file: {
      text: {
        cell: (type, { activity, finding }) => [type ?? activity, finding].filter(Boolean).join(': ') || null,
      },
    },
  },
  agency: { schema: text, label: 'Agency' },
  finding: { schema: text, label: 'Finding', file: false },
  system: { schema: text, label: 'System', file: false },
  countedByAgency: countedAs('an inspection'),
  ...listing,
})

export type FacilityInspection = RecordOfKind<typeof inspection>
