import type { Fact } from '@/components/ui/facts'
import { formatAcres, formatDollars, formatNumber } from '@/lib/format'
import { formatParcelId, isSameNumber } from '@/lib/records/assessment/parcel-number'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { formatUse } from '@/lib/street-address/sentence-case'
import { squareFeetToAcres } from '@/lib/units'
import type { HomeCandidate } from './fetch-assessments'
import { formatSaleDate } from './format-sale-date'
import { livingAreaOf } from './similar/similar-home'

const factReaders = {
  siteAddress: ['Address', ({ siteAddress }) => siteAddress && formatHomeAddress(siteAddress)],
  city: ['City', ({ city, county }) => (city ? toMixedCase(city) : county ? `${county} (county)` : null)],
  postalCode: ['ZIP code', ({ postalCode }) => postalCode],
  parcelId: ['Parcel number', formatParcelId],
  alternateParcelId: [
    'Also written',
    ({ alternateParcelId, parcelId }) =>
      isSameNumber(alternateParcelId, parcelId) ? null : alternateParcelId,
  ],
  landUse: ['Class or use', ({ landUse }) => landUse && formatUse(landUse)],
  yearBuilt: ['Year built', ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt))],
  livingArea: [
    'Living area',
    (record) => {
      const area = livingAreaOf(record)
      return area === null ? null : `${formatNumber(area, 0)} sq ft`
    },
  ],
  area: [
    'Area',
    (record) =>
      record.area === null || isLotAgain(record)
        ? null
        : `${formatNumber(record.area, 0)} ${record.areaUnit ?? ''}`.trim(),
  ],
  acreage: ['Lot', ({ acreage }) => (acreage === null ? null : formatAcres(acreage))],
  legalDescription: ['Legal description', ({ legalDescription }) => legalDescription],
  saleDate: ['Last sale on record', ({ saleDate }) => saleDate && formatSaleDate(saleDate)],
  salePrice: [
    'Price of that sale',
    ({ salePrice }) => (salePrice === null ? null : formatDollars(salePrice)),
  ],
} as const satisfies Record<string, readonly [string, (record: HomeCandidate) => string | null]>

function isLotAgain({ area, areaUnit, acreage }: HomeCandidate): boolean {
  if (area === null || acreage === null || areaUnit !== 'square feet') return false
  return Math.abs(squareFeetToAcres(area) - acreage) <= acreage / 100
}

type HomeFact = keyof typeof factReaders

export const identifyingFacts: readonly HomeFact[] = [
  'siteAddress',
  'city',
  'postalCode',
  'parcelId',
  'alternateParcelId',
  'landUse',
  'yearBuilt',
  'livingArea',
  'area',
  'acreage',
  'legalDescription',
]

const checkableFacts: readonly HomeFact[] = [
  'siteAddress',
  'landUse',
  'yearBuilt',
  'livingArea',
  'area',
  'acreage',
  'saleDate',
  'salePrice',
]

export const comparedFacts: readonly HomeFact[] = ['landUse', 'yearBuilt', 'livingArea', 'area', 'acreage']

export interface CheckedFact extends Fact {
  id: string
  label: string
  value: string
}

export function homeFacts(
  record: HomeCandidate,
  ids: readonly HomeFact[],
): (CheckedFact & { id: HomeFact })[] {
  return ids.flatMap((id) => {
    const [label, readFact] = factReaders[id]
    const value = readFact(record)
    return value ? [{ id, label, value }] : []
  })
}

interface FactSource {
  property: HomeCandidate
  building?: { facts: readonly CheckedFact[] } | undefined
}

export const checkedFacts = ({ property, building }: FactSource): CheckedFact[] => [
  ...homeFacts(property, checkableFacts),
  ...(building?.facts ?? []),
]
