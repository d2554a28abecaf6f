import * as z from 'zod/mini'
import { formatCounted, formatMiles } from '@/lib/format'
import { defineRecord, type RecordOfKind } from '../define-record'
import { listStates } from './describe'
import { cleanupListIds, titleOfList } from './lists'

const count = z.nullable(z.int())

/** `listed` plus `notLoaded` is the number of sites that the source counts within the distance. */
export const searchedList = defineRecord('searched-list', {
  list: { schema: z.enum(cleanupListIds), label: 'List', text: titleOfList },
  miles: { schema: z.number(), label: 'Distance searched', unit: 'mi', text: formatMiles },
  state: {
    schema: z
      .enum(['found', 'none', 'failed'])
      .check(z.describe('“failed” says nothing about sites: we could not ask.')),
    label: 'Answer',
    text: (state) => listStates[state],
  },
  listed: { schema: count, label: 'Sites listed', text: formatCounted },
  notLoaded: {
    schema: count.check(z.describe('Counted by the source within the distance, and not among the sites.')),
    label: 'Counted and not listed',
    text: formatCounted,
  },
  unplaced: {
    schema: count.check(z.describe('Sites of the same county without a position, at any distance.')),
    label: 'In the county without a position',
    text: formatCounted,
  },
  note: { schema: z.nullable(z.string()), label: 'Limits' },
  problem: {
    schema: z.nullable(z.string()).check(z.describe('Why we could not ask for the list.')),
    label: 'Why it failed',
  },
})

export type CleanupListResult = RecordOfKind<typeof searchedList>
