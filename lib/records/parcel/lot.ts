import * as z from 'zod/mini'
import { formatAcres } from '@/lib/format'
import { defineRecord } from '../define-record'
import { labels } from './labels'

const text = z.nullable(z.string())
const acres = z.nullable(z.number())
const format = (size: number | null) => (size === null ? null : formatAcres(size))

export const lot = defineRecord('lot', {
  parcelId: {
    schema: text,
    label: labels.parcelId,
    fact: { absent: 'Not published' },
    map: { id: 'number', isFirst: true },
  },
  address: { schema: text, label: labels.address, fact: { absent: 'Not published' }, map: { isFirst: true } },
  measuredAcres: {
    schema: acres,
    label: 'Area of the outline, measured by us',
    unit: 'acres',
    text: format,
    fact: { absent: 'No outline published' },
    map: { id: 'measured', compares: 'acres', numeric: true, isFirst: true },
  },
  publishedAcres: {
    schema: acres,
    label: 'Area as published',
    unit: 'acres',
    text: format,
    fact: { absent: 'Not published' },
    map: { id: 'published', compares: 'acres', numeric: true },
  },
  layer: { schema: z.string(), label: 'Layer', map: { id: 'layer' } },
})
