import { colorings } from '@/components/parcels/map/color-classes'
import {
  bounds,
  city,
  codes,
  filterLabels,
  qualifications,
  toFilter,
  vacant,
} from '@/components/parcels/parcel-filter'
import { formatAcres, formatDollars, formatNumber } from '@/lib/format'
import { formatCity } from '@/lib/records/parcel/format'
import { labels } from '@/lib/records/parcel/labels'
import { landUseBands, landUseName } from '@/lib/records/parcel/land-use'
import { type FilterableParcel, parcelTest } from '@/lib/records/parcel/parcel-filter'
import {
  type ParcelRangeId,
  type ParcelRangeUnit,
  rangeIds,
  rangeOf,
  toColumnUnit,
} from '@/lib/records/parcel/ranges'
import { meaningOfQualification } from '@/lib/records/parcel/sale-qualifications'
import type { MapLayerChoice, RangeChoice } from './map-layer'

const uses = Object.fromEntries(Object.entries(landUseBands).map(([band, { label }]) => [band, label]))

const keeps = (id: string) => (option: string) => parcelTest(toFilter({ [id]: option }))

const units: Readonly<Record<ParcelRangeUnit, Pick<RangeChoice<never>, 'say' | 'advice'>>> = {
  dollars: { say: (bound) => formatDollars(bound, 2), advice: 'Type whole dollars, such as 250000.' },
  acres: { say: formatAcres, advice: 'Type acres, such as 0.25, or square feet, such as 10890 sq ft.' },
  'square feet': {
    say: (bound) => `${formatNumber(bound)} sq ft`,
    advice: 'Type whole square feet, such as 1500.',
  },
  year: { say: String, advice: 'Type a year of four digits from 1600 on, such as 1995.' },
}

function rangeChoice(id: ParcelRangeId): RangeChoice<FilterableParcel> {
  const range = rangeOf(id)
  const [least = '', most = ''] = range.address.map((name) => filterLabels[name])
  const column = range.column as keyof FilterableParcel
  const unit = toColumnUnit(1, range)
  return {
    id,
    label: range.label,
    keeps: keeps(id),
    bound: bounds[range.unit],
    ends: [least, most],
    amountOf: ({ [column]: amount }) => (typeof amount === 'number' ? amount / unit : null),
    isMore: !lead.includes(id),
    ...units[range.unit],
  }
}

const lead: readonly ParcelRangeId[] = ['acres', 'value']

const ranges = rangeIds.map(rangeChoice)

function nameQualification(code: string): string {
  const meaning = meaningOfQualification(code)
  return meaning ? `${code}, ${meaning}` : code
}

const each = (name: (code: string) => string) => (list: string) => list.split(',').map(name).join('; ')

export const parcelChoices: readonly MapLayerChoice<FilterableParcel>[] = [
  { id: 'color', label: 'Color by', options: colorings, usual: 'value' },
  {
    id: 'vacant',
    label: 'Vacant',
    options: Object.fromEntries(vacant.schema.enum?.map((option) => [option, 'Vacant only']) ?? []),
    say: () => 'Vacant',
    keeps: keeps('vacant'),
  },
  ...ranges.filter(({ isMore }) => !isMore),
  { id: 'use', label: labels.landUse, options: uses, keeps: keeps('use') },
  {
    id: 'codes',
    label: labels.landUseCode,
    keeps: keeps('codes'),
    word: { parse: (typed) => joined(codes.parse(typed)) },
    wordOf: ({ landUse }) => landUse ?? null,
    say: each((code) => landUseName(code) ?? code),
    advice: 'Type codes of the Department of Revenue, such as 000, 010.',
    isMore: true,
  },
  ...ranges.filter(({ isMore }) => isMore),
  {
    id: 'quals',
    label: labels.saleQualification,
    keeps: keeps('quals'),
    word: { parse: (typed) => joined(qualifications.parse(typed)) },
    wordOf: ({ saleQualification }) => saleQualification ?? null,
    say: each(nameQualification),
    advice: 'Type codes of two digits, such as 01, 02.',
    isMore: true,
  },
  {
    id: 'city',
    label: labels.city,
    keeps: keeps('city'),
    word: city,
    wordOf: ({ city: name }) => name ?? null,
    say: formatCity,
    advice: 'Type the name of a city in at most 40 characters.',
  },
]

function joined<T>(list: string[] | T): string | T {
  return Array.isArray(list) ? list.join() : list
}
