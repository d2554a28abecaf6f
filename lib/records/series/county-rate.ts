import * as z from 'zod/mini'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord } from '../define-record'

const texts = defineSentences('county-rate', {
  otherMonth: 'The latest figures are of different months: {a} and {b}.',
})

export const countyRate = defineRecord('county-rate', {
  county: { schema: z.string(), label: 'County', compare: 'note' },
  value: {
    schema: z.nullable(z.number()),
    label: 'Unemployment rate of the county',
    unit: 'percentage points',
    text: (value, { published, period }) => (value === null ? null : `${published ?? value}% (${period})`),
    compare: {
      as: 'amount',
      guard: (a, b) =>
        a.period === b.period
          ? undefined
          : texts.otherMonth({ a: a.period ?? 'none', b: b.period ?? 'none' }),
    },
  },
  published: { schema: z.nullable(z.string()), label: 'Rate as published' },
  period: { schema: z.nullable(z.string()), label: 'Month' },
})
