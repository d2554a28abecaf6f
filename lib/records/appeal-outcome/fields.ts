import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'

const count = z.number()

export const appealOutcome = defineRecord('appeal-outcome', {
  kind: { schema: z.string(), label: 'Kind of appeal' },
  appeals: { schema: count, label: 'Appeals' },
  cases: { schema: count, label: 'Cases' },
  decided: { schema: count, label: 'Decided' },
  lowered: { schema: count, label: 'Lowered' },
  unchanged: { schema: count, label: 'Unchanged' },
  raised: { schema: count, label: 'Raised' },
  undecided: { schema: count, label: 'Undecided' },
  withdrawn: { schema: count, label: 'Withdrawn' },
  middleChangePercent: {
    schema: z.nullable(z.number()),
    label: 'Middle change among lowered',
    unit: '%',
  },
})

export type AppealOutcome = RecordOfKind<typeof appealOutcome>
