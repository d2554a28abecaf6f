import * as z from 'zod/mini'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { defineRecord } from '../define-record'
import { describeNewest } from './describe'
import { permit } from './fields'

/** No field is a number, because each city counts permits in its own way. */
export const permitsAtPlace = defineRecord('permits-at-place', {
  place: { schema: z.string(), label: 'Where we searched', compare: 'note' },
  sources: {
    schema: z.array(z.string()),
    label: 'Sources we asked',
    file: false,
    text: (titles) => titles.join('; ') || null,
    compare: { as: 'class', fileOnly: true },
  },
  newest: {
    schema: z.array(z.object({ date: permit.shape.date, kind: permit.shape.kind })),
    label: 'Newest permit listed',
    file: false,
    text: describeNewest,
    agencyWords: (permits) => permits.map(({ kind }) => toSentenceCase(kind ?? '')),
    compare: 'class',
  },
})
