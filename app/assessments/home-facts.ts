import type { LabeledValue } from '@/components/ui/facts'
import { formatAcres, formatDollars, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatParcelId, isSameNumber } from '@/lib/records/assessment/parcel-number'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { formatUse } from '@/lib/street-address/sentence-case'
import { squareFeetToAcres } from '@/lib/units'
import type { HomeCandidate } from './fetch-assessments'
import { formatSaleDate } from './format-sale-date'
import { livingAreaOf } from './similar/similar-home'

const texts = defineTexts('find.home-facts', {
  labels: {
    siteAddress: 'Address',
    city: 'City',
    postalCode: 'ZIP code',
    parcelId: 'Parcel number',
    alternateParcelId: 'Also written',
    landUse: 'Class or use',
    yearBuilt: 'Year built',
    livingArea: 'Living area',
    area: 'Area',
    acreage: 'Lot',
    legalDescription: 'Legal description',
    saleDate: 'Last sale on record',
    salePrice: 'Price of that sale',
  },
  county: (county: string) => `${county} (county)`,
  livingArea: (squareFeet: string) => `${squareFeet} sq ft`,
})

const factReaders = {
  siteAddress: ({ siteAddress }) => siteAddress && formatHomeAddress(siteAddress),
  city: ({ city, county }) => (city ? toMixedCase(city) : county ? texts.county(county) : null),
  postalCode: ({ postalCode }) => postalCode,
  parcelId: formatParcelId,
  alternateParcelId: ({ alternateParcelId, parcelId }) =>
    isSameNumber(alternateParcelId, parcelId) ? null : alternateParcelId,
  landUse: ({ landUse }) => landUse && formatUse(translate(landUse)),
  yearBuilt: ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt)),
  livingArea(record) {
    const area = livingAreaOf(record)
    return area === null ? null : texts.livingArea(formatNumber(area, 0))
  },
  area: (record) =>
    record.area === null || isLotAgain(record)
      ? null
      : `${formatNumber(record.area, 0)} ${translate(record.areaUnit ?? '')}`.trim(),
  acreage: ({ acreage }) => (acreage === null ? null : formatAcres(acreage)),
  legalDescription: ({ legalDescription }) => legalDescription,
  saleDate: ({ saleDate }) => saleDate && formatSaleDate(saleDate),
  salePrice: ({ salePrice }) => (salePrice === null ? null : formatDollars(salePrice)),
} as const satisfies Record<string, (record: HomeCandidate) => string | null>

const agencyWordsOf: Readonly<Record<string, (record: HomeCandidate) => string | null>> = {
  landUse: ({ landUse }) => landUse && formatUse(landUse),
  legalDescription: ({ legalDescription }) => legalDescription,
}

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

export interface HomeRecordFact extends LabeledValue {
  id: string
  label: string
  value: string
  /** Words of the office in the value. A Spanish page marks them as English. */
  agencyWords?: readonly string[]
}

export function homeFacts(
  record: HomeCandidate,
  ids: readonly HomeFact[],
): (HomeRecordFact & { id: HomeFact })[] {
  return ids.flatMap((id) => {
    const value = factReaders[id](record)
    const words = agencyWordsOf[id]?.(record)
    return value ? [{ id, label: texts.labels[id], value, ...(words && { agencyWords: [words] }) }] : []
  })
}

interface FactSource {
  property: HomeCandidate
  building?: { facts: readonly HomeRecordFact[] } | undefined
}

export const checkedFacts = ({ property, building }: FactSource): HomeRecordFact[] => [
  ...homeFacts(property, checkableFacts),
  ...(building?.facts ?? []),
]
