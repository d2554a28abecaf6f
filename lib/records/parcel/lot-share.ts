import * as z from 'zod/mini'
import { formatPercent } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord } from '../define-record'

const texts = defineSentences('lot-share', {
  whole: 'the whole lot',
  part: 'part of the lot',
  only: 'the only one that touches the lot',
  of: '{percent} of the lot',
  little: 'less than 1% of the lot',
  most: 'more than 99% of the lot',
  ofOutlines:
    'Shares are measured by us between two published outlines. The outline of the lot is its publisher’s, not a survey.',
})

export const { ofOutlines } = texts

export const lotShare = defineRecord('lot-share', {
  name: { schema: z.string(), label: 'On the lot' },
  percent: {
    schema: z.nullable(z.number()).check(z.describe('Null: only the touch is certain.')),
    label: 'Share of the lot',
    unit: '%',
  },
  isSpecial: {
    schema: z.boolean().check(z.describe('In a Special Flood Hazard Area.')),
    label: 'Special Flood Hazard Area',
    file: false,
  },
})

export type LotShare = z.output<z.ZodMiniObject<typeof lotShare.shape>>

export function formatShare(percent: number | null, isOnly = false): string {
  if (percent === null) return isOnly ? texts.only : texts.part
  if (percent >= 99.95) return texts.whole
  if (percent < 1) return texts.little
  return percent > 99 ? texts.most : texts.of({ percent: formatPercent(percent, 0) })
}
