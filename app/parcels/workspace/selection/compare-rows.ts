import {
  describeDollars,
  describeNumber,
  describeSale,
  formatCity,
  formatCounty,
  formatLandUse,
  formatName,
  formatYear,
} from '@/components/parcels/format-parcel'
import { labelOf, landValuePerSquareFoot, type MapParcel } from '@/connectors/us-florida-parcels/public'

export const MOST_COMPARED = 5

export interface CompareRow {
  label: string
  /** One for each parcel, in their order. */
  values: string[]
  /** Enough to mean something: an address is another one for each parcel. */
  differs: boolean
}

interface Attribute {
  label: string
  text(parcel: MapParcel): string
  /** What of it is told apart; left out: the text says which parcel it is, or tells nothing by being another. */
  kind?(parcel: MapParcel): string | number | null
  amount?(parcel: MapParcel): number | null
  /** How far figures lie apart to mean something; left out: a tenth of the highest. */
  apart?: number
}

const TENTH = 0.1
const DECADE = 10

const attributes: readonly Attribute[] = [
  { label: labelOf('address'), text: formatName },
  {
    label: labelOf('city'),
    text: ({ city }) => formatCity(city) || 'Not published',
    kind: ({ city }) => city,
  },
  { label: labelOf('county'), text: ({ county }) => formatCounty(county), kind: ({ county }) => county },
  {
    label: `${labelOf('justValue')} (assessment of January 1, not a price)`,
    ...dollars(({ justValue }) => justValue),
  },
  { label: labelOf('assessedValue'), ...dollars(({ assessedValue }) => assessedValue) },
  { label: labelOf('taxableValue'), ...dollars(({ taxableValue }) => taxableValue) },
  { label: labelOf('landValue'), ...dollars(({ landValue }) => landValue) },
  { label: labelOf('landValuePerSquareFoot'), ...dollars(perFoot) },
  { label: labelOf('landSquareFeet'), ...area(({ landSquareFeet }) => landSquareFeet) },
  { label: labelOf('livingSquareFeet'), ...area(({ livingSquareFeet }) => livingSquareFeet) },
  {
    label: labelOf('yearBuilt'),
    text: ({ yearBuilt }) => formatYear(yearBuilt),
    amount: ({ yearBuilt }) => yearBuilt,
    apart: DECADE,
  },
  {
    label: labelOf('landUse'),
    text: ({ landUse }) => formatLandUse(landUse),
    kind: ({ landUse }) => landUse,
  },
  { label: 'Last sale', text: describeSale },
  {
    label: labelOf('rollYear'),
    text: ({ rollYear }) => formatYear(rollYear),
    kind: ({ rollYear }) => rollYear,
  },
]

export const compareRows = (parcels: readonly MapParcel[]): CompareRow[] =>
  attributes.map((attribute) => ({
    label: attribute.label,
    values: parcels.map(attribute.text),
    differs: isApart(attribute, parcels),
  }))

/** What is not published is no difference. */
function isApart({ kind, amount, apart }: Attribute, parcels: readonly MapParcel[]): boolean {
  if (kind) return new Set(parcels.map(kind).filter((each) => each !== null && each !== '')).size > 1
  const amounts = parcels.flatMap((parcel) => amount?.(parcel) ?? [])
  const highest = Math.max(...amounts)
  return amounts.length > 1 && highest - Math.min(...amounts) >= (apart ?? Math.max(highest * TENTH, 1))
}

type Amount = (parcel: MapParcel) => number | null

function dollars(amount: Amount) {
  return { amount, text: (parcel: MapParcel) => describeDollars(amount(parcel)) }
}

function area(amount: Amount) {
  return { amount, text: (parcel: MapParcel) => describeNumber(amount(parcel), 'square feet') }
}

function perFoot(parcel: MapParcel): number | null {
  const value = landValuePerSquareFoot(parcel)
  return value === null ? null : Number(value.toFixed(2))
}
