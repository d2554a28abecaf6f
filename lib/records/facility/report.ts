import * as z from 'zod/mini'
import { defineRecord, type RecordIn } from '../define-record'

const text = z.nullable(z.string())
const pounds = z.nullable(z.number())

/** One entry of the report about a facility: a quarter, an inspection, an action or a release. */
export const reportEntry = defineRecord('report-entry', {
  program: { schema: z.string(), label: 'Program' },
  entry: { schema: z.string(), label: 'Entry' },
  permit: { schema: text, label: 'Permit' },
  identifier: { schema: text, label: 'Identifier at the source' },
  from: { schema: text, type: 'date', label: 'Date, or start' },
  through: { schema: text, type: 'date', label: 'End' },
  text: { schema: text, label: 'As recorded' },
  agency: { schema: text, label: 'Agency' },
  amount: { schema: text, label: 'Amount, as published' },
  counted: {
    schema: z.nullable(z.boolean()),
    label: 'Counted by the agency',
    file: {
      counted: { cell: (isCounted) => (isCounted === null ? null : isCounted ? 'yes' : 'no') },
    },
  },
})

export type ReportEntry = RecordIn<typeof reportEntry>

/** The releases that one permit reports for a year, in the source's own totals beside their parts. */
export const releaseYear = defineRecord('release-year', {
  sourceId: { schema: text, label: 'Permit' },
  year: { schema: z.nullable(z.int()), label: 'Year' },
  airPounds: { schema: pounds, label: 'Air' },
  surfaceWaterPounds: { schema: pounds, label: 'Water' },
  undergroundPounds: { schema: pounds, label: 'Underground' },
  landPounds: { schema: pounds, label: 'Land' },
  sewagePlantPounds: { schema: pounds, label: 'To a sewage plant' },
  totalOnSitePounds: { schema: pounds, label: 'All on site' },
  totalOffSitePounds: { schema: pounds, label: 'All off site' },
  totalPounds: { schema: pounds, label: 'All together' },
})

export type ReleaseYear = RecordIn<typeof releaseYear>
