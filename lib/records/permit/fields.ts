import * as z from 'zod/mini'
import { formatDay, formatDollars, formatNumber } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { defineRecord, type RecordOfKind } from '../define-record'
import { flag, row } from '../publisher-row'

export const permit = defineRecord('permit', {
  id: { schema: z.nullable(z.string()), label: 'Number' },
  date: {
    schema: z
      .nullable(z.string())
      .check(z.describe('The day of the source’s date column; null where it cannot be read')),
    type: 'date',
    label: 'Day',
    text: (day) => day && formatDay(day),
    fact: { absent: 'Not published' },
    map: { id: 'day', isFirst: true },
  },
  address: {
    schema: z.nullable(z.string()),
    label: 'Address',
    text: (address) => toMixedCase(address ?? ''),
  },
  kind: {
    schema: z.nullable(z.string()),
    label: 'Kind',
    text: (kind) => toSentenceCase(kind ?? ''),
    fact: { absent: 'Not published' },
    map: { compares: 'class', isFirst: true },
  },
  status: {
    schema: z.nullable(z.string()),
    label: 'Status, as published',
    file: { status: { label: 'Status' } },
    map: { compares: 'class' },
  },
  description: {
    schema: z.nullable(z.string()),
    label: 'Description',
    text: (description) => toSentenceCase(description ?? ''),
  },
  units: {
    schema: z.nullable(z.number()),
    label: 'Dwellings',
    text: (units) => (units === null ? null : formatNumber(units)),
    map: { id: 'dwellings', compares: 'count', numeric: true, isFirst: true },
  },
  value: {
    schema: z.nullable(z.number()),
    label: 'Stated value or cost',
    unit: 'USD',
    text: (value) => (value === null ? null : formatDollars(value)),
    map: { compares: 'dollars', numeric: true, isFirst: true },
  },
  latitude: { schema: z.nullable(z.number()), label: 'Latitude', file: false },
  longitude: { schema: z.nullable(z.number()), label: 'Longitude', file: false },
  row: { schema: row, label: 'Row of the publisher', file: false },
  flags: { schema: z.array(flag), label: 'What was found in its texts', file: false },
})

export type ConstructionPermit = RecordOfKind<typeof permit>
