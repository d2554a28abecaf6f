import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'

const text = z.nullable(z.string())
const count = z.nullable(z.int())

export const reportPermit = defineRecord('report-permit', {
  statute: { schema: text, label: 'Code of the program', file: false },
  programName: { schema: text, label: 'Program', file: false },
  system: { schema: text, label: 'System', file: false },
  sourceId: { schema: text, label: 'Permit', file: false },
  name: { schema: text, label: 'Name in this program', file: false },
  universe: { schema: text, label: 'Class', file: false },
  status: { schema: text, label: 'Status', file: false },
  expires: { schema: text, type: 'date', label: 'End date', file: false },
  areas: { schema: text, label: 'Covers', file: false },
})

export const permitQuarter = defineRecord('permit-quarter', {
  from: { schema: text, type: 'date', label: 'Start' },
  through: { schema: text, type: 'date', label: 'End' },
  status: { schema: text, label: 'Status', file: { text: {} } },
  partial: {
    schema: z.boolean().check(z.describe('Not a whole quarter, or not over when the data were extracted.')),
    label: 'Partial',
    file: { entry: { cell: (partial) => (partial ? 'Quarter (partial)' : 'Quarter') } },
  },
})

export const permitCompliance = defineRecord('permit-compliance', {
  sourceId: { schema: text, label: 'Permit', file: { permit: {} } },
  currentSnc: {
    schema: text.check(z.describe('Significant noncompliance now, as published: Yes, No or N/A.')),
    label: 'Significant noncompliance now',
    file: false,
  },
  asOf: { schema: text, type: 'date', label: 'Status as of', file: false },
  quartersInNoncompliance: { schema: count, label: 'Quarters in noncompliance', file: false },
  quarters: {
    schema: z
      .array(z.object(permitQuarter.shape))
      .check(z.describe('Oldest first, as many as the source gives.')),
    label: 'Quarters',
    file: false,
  },
})

export type ComplianceReportPermit = RecordOfKind<typeof reportPermit>
export type PermitComplianceQuarter = RecordOfKind<typeof permitQuarter>
export type PermitCompliance = RecordOfKind<typeof permitCompliance>
