import { formatAcres, formatNumber } from '@/lib/format'
import { squareFeetToAcres } from '@/lib/units'

export const formatSquareFeet = (area: number): string => `${formatNumber(area, 0)} square feet`
export const describeAcres = (squareFeet: number): string => formatAcres(squareFeetToAcres(squareFeet))
