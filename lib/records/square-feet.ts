import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('records.square-feet', { feet: (feet: string) => `${feet} sq ft` })

export const formatSquareFeet = (feet: number, digits?: number): string =>
  texts.feet(formatNumber(feet, digits))
