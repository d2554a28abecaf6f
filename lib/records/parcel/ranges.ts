import { acresToSquareFeet } from '@/lib/units'
import { labels } from './labels'

interface RangeColor {
  breaks: readonly number[] | 'recent'
  unknown: string
}

export type ParcelRangeUnit = 'dollars' | 'acres' | 'square feet' | 'year'

interface RangeDeclaration {
  column: string
  ends: readonly [least: string, most: string]
  params: readonly [least: string, most: string]
  address: readonly [least: string, most: string]
  label: string
  unit: ParcelRangeUnit
  tile: string
  color: RangeColor
  /** True for a figure that we compute, because the source has no such column. */
  isDerived?: true
}

/** Filters, URLs, colors and API parameters of a figure are derived from its entry in this list. */
export const parcelRanges = {
  acres: {
    column: 'landSquareFeet',
    ends: ['minAcres', 'maxAcres'],
    params: ['minAcres', 'maxAcres'],
    address: ['acres_min', 'acres_max'],
    label: labels.acres,
    unit: 'acres',
    tile: 'a',
    color: { breaks: [0.25, 0.5, 1, 5, 20], unknown: 'No land area on the roll' },
  },
  value: {
    column: 'justValue',
    ends: ['minValue', 'maxValue'],
    params: ['minMarketValue', 'maxMarketValue'],
    address: ['min', 'max'],
    label: labels.justValue,
    unit: 'dollars',
    tile: 'v',
    color: {
      breaks: [100_000, 200_000, 350_000, 500_000, 1_000_000],
      unknown: 'No just value on the roll',
    },
  },
  built: {
    column: 'yearBuilt',
    ends: ['builtFrom', 'builtTo'],
    params: ['minYearBuilt', 'maxYearBuilt'],
    address: ['built_from', 'built_to'],
    label: labels.yearBuilt,
    unit: 'year',
    tile: 'b',
    color: { breaks: [1950, 1970, 1990, 2000, 2010], unknown: 'No year built on the roll' },
  },
  living: {
    column: 'livingSquareFeet',
    ends: ['minLivingSquareFeet', 'maxLivingSquareFeet'],
    params: ['minLivingSquareFeet', 'maxLivingSquareFeet'],
    address: ['living_min', 'living_max'],
    label: labels.livingSquareFeet,
    unit: 'square feet',
    tile: 'g',
    color: { breaks: [1000, 1500, 2000, 3000, 10_000], unknown: 'No living area on the roll' },
  },
  sale: {
    column: 'saleYear',
    ends: ['saleFrom', 'saleTo'],
    params: ['minSaleYear', 'maxSaleYear'],
    address: ['sold_from', 'sold_to'],
    label: labels.saleYear,
    unit: 'year',
    tile: 's',
    color: { breaks: 'recent', unknown: 'No sale on the roll' },
  },
  price: {
    column: 'salePrice',
    ends: ['minSalePrice', 'maxSalePrice'],
    params: ['minSalePrice', 'maxSalePrice'],
    address: ['price_min', 'price_max'],
    label: labels.salePrice,
    unit: 'dollars',
    tile: 'p',
    color: {
      breaks: [1000, 100_000, 200_000, 350_000, 1_000_000],
      unknown: 'No price on the roll',
    },
  },
  peracre: {
    column: 'valuePerAcre',
    ends: ['minValuePerAcre', 'maxValuePerAcre'],
    params: ['minValuePerAcre', 'maxValuePerAcre'],
    address: ['peracre_min', 'peracre_max'],
    label: labels.valuePerAcre,
    unit: 'dollars',
    tile: 'e',
    color: {
      breaks: [10_000, 50_000, 250_000, 1_000_000, 5_000_000],
      unknown: 'No just value or land area',
    },
    isDerived: true,
  },
  perfoot: {
    column: 'landValuePerSquareFoot',
    ends: ['minLandValuePerSquareFoot', 'maxLandValuePerSquareFoot'],
    params: ['minLandValuePerSquareFoot', 'maxLandValuePerSquareFoot'],
    address: ['perfoot_min', 'perfoot_max'],
    label: labels.landValuePerSquareFoot,
    unit: 'dollars',
    tile: 'l',
    color: { breaks: [2, 5, 10, 20, 50], unknown: 'No land value or area' },
    isDerived: true,
  },
  outline: {
    column: 'outlineSquareFeet',
    ends: ['minOutlineAcres', 'maxOutlineAcres'],
    params: ['minOutlineAcres', 'maxOutlineAcres'],
    address: ['outline_min', 'outline_max'],
    label: labels.outlineAcres,
    unit: 'acres',
    tile: 'o',
    color: { breaks: [0.25, 0.5, 1, 5, 20], unknown: 'No outline' },
    isDerived: true,
  },
} as const satisfies Readonly<Record<string, RangeDeclaration>>

export type ParcelRangeId = keyof typeof parcelRanges
export type ParcelRangeColumn = (typeof parcelRanges)[ParcelRangeId]['column']
export type ParcelRangeParam = (typeof parcelRanges)[ParcelRangeId]['params'][number]
export type ParcelRangeEnd = (typeof parcelRanges)[ParcelRangeId]['ends'][number]

export const rangeIds = Object.keys(parcelRanges) as ParcelRangeId[]

export const rangeOf = (id: ParcelRangeId): RangeDeclaration => parcelRanges[id]

/** Visitors type acres, and the source publishes square feet. */
export const toColumnUnit = (bound: number, { unit }: { unit: ParcelRangeUnit }): number =>
  unit === 'acres' ? Number(acresToSquareFeet(bound).toFixed(4)) : bound
