import * as z from 'zod/mini'
import { defineRecord } from '../define-record'

const otherMonth = (a: string | null, b: string | null) =>
  `The latest figures are of different months: ${a ?? 'none'} and ${b ?? 'none'}.`

/** The latest unemployment rate of a county. */
export const countyRate = defineRecord('county-rate', {
  county: { schema: z.string(), label: 'County', compare: 'note' },
  value: {
    schema: z.nullable(z.number()),
    label: 'Unemployment rate of the county',
    unit: 'percentage points',
    text: (value, { published, period }) => (value === null ? null : `${published ?? value}% (${period})`),
    compare: {
      as: 'amount',
      guard: (a, b) => (a.period === b.period ? undefined : otherMonth(a.period, b.period)),
    },
  },
  published: { schema: z.nullable(z.string()), label: 'Rate as published' },
  period: { schema: z.nullable(z.string()), label: 'Month' },
})
