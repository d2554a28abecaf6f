import { formatDollars } from '@/components/records/parcel-figures'
import { compareFigures } from '@/components/records/value-guard'
import { labelOf } from '@/components/records/value-kinds'
import type { AssessmentData } from '../panels/assessment'
import { type ParcelData, sayChosen } from '../panels/parcel'
import type { Attribute } from './compare-rows'

const texts = {
  other: 'One of the two is another parcel than the address that was typed.',
  year: (a: number | null, b: number | null) =>
    `The two values are of different years: ${a ?? 'not stated'} and ${b ?? 'not stated'}. A difference would mix the places with the years.`,
}

type Amount = 'marketValue' | 'assessedValue' | 'taxableValue' | 'landValue'

/** Florida values are set under one law for the whole state; one kind and one year at a time may be compared. */
function valueAttribute(kind: Amount, label: string): Attribute<ParcelData> {
  const figure = ({ parcel, rollYear }: ParcelData, amount: number) => ({
    source: parcel.source ?? '',
    kind,
    year: rollYear ?? 0,
    amount,
  })
  return {
    id: kind,
    label,
    unit: '$',
    say: ({ parcel }) => (parcel[kind] === null ? null : formatDollars(parcel[kind])),
    amount: ({ parcel }) => parcel[kind],
    guard: (a, b) => {
      if (a.by === 'other-address' || b.by === 'other-address') return texts.other
      if (a.rollYear !== b.rollYear) return texts.year(a.rollYear, b.rollYear)
      const compared = compareFigures(figure(a, a.parcel[kind] ?? 0), figure(b, b.parcel[kind] ?? 0))
      return compared.kind === 'refused' ? compared.reason : undefined
    },
  }
}

export const parcelAttributes: readonly Attribute<ParcelData>[] = [
  { id: 'chosen', label: 'How it was chosen', say: ({ by }) => sayChosen[by], isNote: true },
  { id: 'address', label: 'Address on the roll', say: ({ parcel }) => parcel.siteAddress },
  { id: 'number', label: 'Parcel number', say: ({ parcel }) => parcel.parcelId },
  {
    id: 'others',
    label: 'More parcels stacked on the same ground',
    say: ({ others }) => String(others.length),
  },
  { id: 'county', label: 'County', say: ({ parcel }) => parcel.county },
  { id: 'use', label: 'Land use', say: ({ parcel }) => parcel.landUse },
  { id: 'built', label: 'Year built', say: ({ parcel }) => toText(parcel.yearBuilt) },
  { id: 'roll', label: 'Year of the roll', say: ({ rollYear }) => toText(rollYear) },
  valueAttribute('marketValue', 'Just value (assessment of January 1, not a price)'),
  valueAttribute('assessedValue', 'Assessed value'),
  valueAttribute('taxableValue', 'Taxable value'),
  valueAttribute('landValue', 'Land value'),
]

const toText = (value: string | number | null) => (value === null ? null : String(value))

/** No value: which home is meant has to be confirmed first. What can be compared is who keeps the record. */
export const assessmentAttributes: readonly Attribute<AssessmentData>[] = [
  { id: 'source', label: 'Record', say: ({ source }) => source.title },
  { id: 'authority', label: 'Kept by', say: ({ source }) => source.authority },
  { id: 'kinds', label: 'Kinds of value it publishes', say: ({ source }) => sayKinds(source) },
  {
    id: 'candidates',
    label: 'Candidates to confirm',
    say: ({ candidates, truncated }) => `${candidates.length}${truncated ? ' or more' : ''}`,
  },
]

const sayKinds = ({ valueKinds }: AssessmentData['source']): string | null =>
  valueKinds.map(labelOf).join(', ') || null

/** Why the values of two homes would share no row even once both are confirmed; undefined where they would. */
export function whyApart(a: AssessmentData, b: AssessmentData): string | undefined {
  const figure = ({ source }: AssessmentData) => ({
    source: source.id,
    kind: source.valueKinds[0] ?? 'assessedValue',
    year: 0,
    amount: 0,
  })
  const compared = compareFigures(figure(a), figure(b))
  return compared.kind === 'refused' ? compared.reason : undefined
}
