import * as z from 'zod/mini'
import { formatDollars } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { compareFigures } from '../assessment/compare-figures'
import { assessment } from '../assessment/fields'
import { defineRecord } from '../define-record'
import { acreFields } from './acres'
import { labels } from './labels'

const texts = defineSentences('parcel-at-point', {
  outline: 'The parcel whose outline contains the point.',
  address:
    'The parcel that has this address on the roll, near the point. The point itself lies elsewhere, commonly on the street.',
  otherAddress:
    'Not the address that was typed: this is the parcel that contains the point, and a point for an address can lie on a neighbor’s land.',
  center: 'The parcel at the center of the land that was described. It is not that land.',
  otherParcel: 'One of the two is another parcel than the address or land that was typed.',
  otherYear:
    'The two values are of different years: {one} and {other}. A difference would mix the places with the years.',
})

const ways = ['outline', 'address', 'other-address', 'center'] as const
export type ParcelSelectionRule = (typeof ways)[number]

export const selectionRules: Readonly<Record<ParcelSelectionRule, string>> = {
  outline: texts.outline,
  address: texts.address,
  'other-address': texts.otherAddress,
  center: texts.center,
}

/** Returns false for a neighbor’s parcel and for the parcel at the center of described land. */
export const isParcelOfPlace = (rule: ParcelSelectionRule): boolean =>
  rule === 'outline' || rule === 'address'

const formatYear = (year: number | null) => year ?? 'not stated'

type Amount = 'marketValue' | 'assessedValue' | 'taxableValue' | 'landValue'
type PointValues = Readonly<Record<Amount, number | null>> & {
  chosen: ParcelSelectionRule
  roll: number | null
  source: string | null
}

/** Florida values all of its parcels by the same state law, so values of one kind and year are comparable. */
function value(kind: Amount, label: string) {
  const figure = ({ source, roll, [kind]: amount }: PointValues) => ({
    source: source ?? '',
    kind,
    year: roll ?? 0,
    amount: amount ?? 0,
  })
  return {
    schema: assessment.shape[kind],
    label,
    unit: '$',
    text: (amount: number | null) => (amount === null ? null : formatDollars(amount)),
    compare: {
      as: 'amount',
      guard(a: PointValues, b: PointValues) {
        if (!isParcelOfPlace(a.chosen) || !isParcelOfPlace(b.chosen)) return texts.otherParcel
        if (a.roll !== b.roll) return texts.otherYear({ one: formatYear(a.roll), other: formatYear(b.roll) })
        const compared = compareFigures(figure(a), figure(b))
        return compared.kind === 'refused' ? compared.reason : undefined
      },
    },
  } as const
}

const { siteAddress, parcelId, county, landUse, yearBuilt, source } = assessment.shape

export const parcelAtPoint = defineRecord('parcel-at-point', {
  chosen: {
    schema: z.enum(ways),
    label: 'How it was chosen',
    text: (way) => selectionRules[way],
    compare: 'note',
  },
  address: {
    schema: siteAddress,
    label: labels.address,
    compare: { as: 'note', toDisplay: formatHomeAddress },
  },
  number: { schema: parcelId, label: labels.parcelId, compare: 'note' },
  ...acreFields,
  others: { schema: z.number(), label: 'More parcels stacked on the same ground', compare: 'class' },
  county: { schema: county, label: labels.county, compare: 'note' },
  use: { schema: landUse, label: labels.landUse, agencyWords: true, compare: 'class' },
  built: { schema: yearBuilt, label: labels.yearBuilt, file: false, compare: 'class' },
  roll: { schema: z.nullable(z.number()), label: labels.rollYear, compare: 'class' },
  source: { schema: source, label: 'Source id' },
  marketValue: {
    ...value('marketValue', labels.justValue),
    limit: 'assessment of January 1, not a price',
  },
  assessedValue: value('assessedValue', labels.assessedValue),
  taxableValue: value('taxableValue', labels.taxableValue),
  landValue: value('landValue', labels.landValue),
})
