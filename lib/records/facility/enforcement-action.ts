import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'
import { countedAs, listing } from './listing'

const text = z.nullable(z.string())

const date = { schema: text, type: 'date', label: 'Date', file: { from: {} } } as const
const agency = { schema: text, label: 'Agency' } as const

/** A notice or warning. It orders the facility to do nothing. */
export const informalAction = defineRecord('informal-action', {
  date,
  type: { schema: text, label: 'What was done', file: { text: {} } },
  agency,
  system: { schema: text, label: 'System', file: false },
  countedByAgency: countedAs('an informal action'),
  ...listing,
})

/** An order or a court case, with or without a penalty. */
export const formalAction = defineRecord('formal-action', {
  date,
  type: { schema: text, label: 'What was done, and the penalty', file: { text: {} } },
  agency,
  penalty: {
    schema: z
      .nullable(z.object({ text: z.string(), usd: z.nullable(z.number()) }))
      .check(
        z.describe(
          'Of this one action, as published. Never add them up: one case can be listed under several permits.',
        ),
      ),
    label: 'Penalty',
    file: { amount: { type: 'text', cell: (penalty) => penalty?.text ?? null } },
  },
  penaltyNote: { schema: text, label: 'Note on the penalty', file: false },
  ...listing,
})

export type InformalAction = RecordOfKind<typeof informalAction>
export type FormalAction = RecordOfKind<typeof formalAction>
