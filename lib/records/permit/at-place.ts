import * as z from 'zod/mini'
import { defineRecord } from '../define-record'

/** No field is an amount, because each city counts permits in its own way. */
export const permitsAtPlace = defineRecord('permits-at-place', {
  place: { schema: z.string(), label: 'Where we searched', compare: 'note' },
  sources: {
    schema: z.array(z.string()),
    label: 'Sources we asked',
    file: false,
    text: (titles) => titles.join('; ') || null,
    compare: { as: 'class', fileOnly: true },
  },
  newest: { schema: z.nullable(z.string()), label: 'Newest permit listed', compare: 'class' },
})
