import * as z from 'zod/mini'
import { defineRecord } from '../define-record'
import { figureKinds, labelOf } from './values'

export const recordSource = defineRecord('record-source', {
  title: { schema: z.string(), label: 'Record', compare: 'class' },
  authority: { schema: z.string(), label: 'Kept by', compare: { as: 'class', fileOnly: true } },
  valueKinds: {
    schema: z.readonly(z.array(z.enum(figureKinds))),
    label: 'Kinds of value it publishes',
    file: false,
    text: (kinds) => kinds.map(labelOf).join(', ') || null,
    compare: 'class',
  },
  matches: {
    schema: z.number(),
    label: 'Possible matches',
    text: (count, { truncated }) => `${count}${truncated ? ' or more' : ''}`,
    compare: 'class',
  },
  truncated: { schema: z.boolean(), label: 'More match than are listed' },
})
