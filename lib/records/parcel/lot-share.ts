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
  wholeLand: 'all of this land',
  partLand: 'part of this land',
  onlyLand: 'the only one that touches this land',
  ofThisLand: '{percent} of this land',
  littleLand: 'less than 1% of this land',
  mostLand: 'more than 99% of this land',
  ofOutlines:
    'Shares are measured by us between two published outlines. The outline of the lot is its publisher’s, not a survey.',
  ofLand:
    'Shares are measured by us between a published outline and the outline of the land that was described. Neither is a survey.',
})

export const { ofLand, ofOutlines } = texts

export const lotShare = defineRecord('lot-share', {
  name: { schema: z.string(), label: 'Mapped there' },
  percent: {
    schema: z.nullable(z.number()).check(z.describe('Null: only the touch is certain.')),
    label: 'Share of the area',
    unit: '%',
  },
  isSpecial: {
    schema: z.boolean().check(z.describe('In a Special Flood Hazard Area.')),
    label: 'Special Flood Hazard Area',
    file: false,
  },
})

export type LotShare = z.output<z.ZodMiniObject<typeof lotShare.shape>>

const landWords = {
  whole: texts.wholeLand,
  part: texts.partLand,
  only: texts.onlyLand,
  of: texts.ofThisLand,
  little: texts.littleLand,
  most: texts.mostLand,
}

interface ShareOptions {
  isOnly?: boolean
  isLand?: boolean
}

export function formatShare(
  percent: number | null,
  { isOnly = false, isLand = false }: ShareOptions = {},
): string {
  const words = isLand ? landWords : texts
  if (percent === null) return isOnly ? words.only : words.part
  if (percent >= 99.95) return words.whole
  if (percent < 1) return words.little
  return percent > 99 ? words.most : words.of({ percent: formatPercent(percent, 0) })
}
