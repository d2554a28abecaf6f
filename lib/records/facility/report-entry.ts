import * as z from 'zod/mini'
import { defineRecord } from '../define-record'

const text = z.nullable(z.string())

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
  counted: { schema: text, label: 'Counted by the agency' },
})
