import * as z from 'zod/mini'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { defineRecord } from '../define-record'
import { figureKinds, labelOf } from './values'

const texts = defineTexts('records.assessment.record-source', {
  orMore: (count: number) => `${count} or more`,
})

export const recordSource = defineRecord('record-source', {
  title: { schema: z.string(), label: 'Record', compare: 'class' },
  authority: { schema: z.string(), label: 'Kept by', compare: { as: 'class', fileOnly: true } },
  valueKinds: {
    schema: z.readonly(z.array(z.enum(figureKinds))),
    label: 'Kinds of value it publishes',
    file: false,
    text: (kinds) => kinds.map((kind) => translate(labelOf(kind))).join(', ') || null,
    compare: 'class',
  },
  matches: {
    schema: z.number(),
    label: 'Possible matches',
    text: (count, { truncated }) => (truncated ? texts.orMore(count) : String(count)),
    compare: 'class',
  },
  truncated: { schema: z.boolean(), label: 'More match than are listed' },
})
