import { formatAcres, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { squareFeetToAcres } from '@/lib/units'

const texts = defineTexts('parcels.parcel-figures', {
  squareFeet: (area: string) => `${area} square feet`,
})

export const formatSquareFeet = (area: number, digits = 0): string =>
  texts.squareFeet(formatNumber(area, digits))

export const describeAcres = (squareFeet: number): string => formatAcres(squareFeetToAcres(squareFeet))
