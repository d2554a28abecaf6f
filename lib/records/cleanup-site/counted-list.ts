import * as z from 'zod/mini'
import { formatCounted, formatMiles } from '@/lib/format'
import { defineRecord, type RecordOfKind } from '../define-record'
import { cleanupListIds, titleOfList } from './lists'

const states = {
  counted: 'Counted',
  'not-counted': 'The source does not count it by distance',
  failed: 'We could not ask it',
} as const

export const countedList = defineRecord('counted-list', {
  list: { schema: z.enum(cleanupListIds), label: 'List', text: titleOfList },
  miles: { schema: z.number(), label: 'Distance searched', unit: 'mi', text: formatMiles },
  state: {
    schema: z.enum(['counted', 'not-counted', 'failed']),
    label: 'Answer',
    text: (state) => states[state],
  },
  count: {
    schema: z.nullable(z.int()).check(z.describe('Null unless the source counted.')),
    label: 'Sites counted',
    text: formatCounted,
  },
  problem: { schema: z.nullable(z.string()), label: 'Why it failed' },
})

export type CleanupListCount = RecordOfKind<typeof countedList>
