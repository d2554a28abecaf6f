import { labelOf, landValuePerSquareFoot, type MapParcel } from '@/connectors/us-florida-parcels/public'
import {
  describeDollars,
  describeNumber,
  describeSale,
  formatCity,
  formatCounty,
  formatLandUse,
  formatName,
  formatYear,
} from '../../format-parcel'

export const MOST_COMPARED = 5

export interface CompareRow {
  label: string
  /** One for each parcel, in their order. */
  values: string[]
  differs: boolean
}

const attributes: readonly (readonly [label: string, say: (parcel: MapParcel) => string])[] = [
  [labelOf('address'), formatName],
  [labelOf('city'), ({ city }) => formatCity(city) || 'Not published'],
  [labelOf('county'), ({ county }) => formatCounty(county)],
  [
    `${labelOf('justValue')} (assessment of January 1, not a price)`,
    ({ justValue }) => describeDollars(justValue),
  ],
  [labelOf('assessedValue'), ({ assessedValue }) => describeDollars(assessedValue)],
  [labelOf('taxableValue'), ({ taxableValue }) => describeDollars(taxableValue)],
  [labelOf('landValue'), ({ landValue }) => describeDollars(landValue)],
  [labelOf('landValuePerSquareFoot'), (parcel) => formatPerFoot(landValuePerSquareFoot(parcel))],
  [labelOf('landSquareFeet'), ({ landSquareFeet }) => describeNumber(landSquareFeet, 'square feet')],
  [labelOf('livingSquareFeet'), ({ livingSquareFeet }) => describeNumber(livingSquareFeet, 'square feet')],
  [labelOf('yearBuilt'), ({ yearBuilt }) => formatYear(yearBuilt)],
  [labelOf('landUse'), ({ landUse }) => formatLandUse(landUse)],
  ['Last sale', describeSale],
  [labelOf('rollYear'), ({ rollYear }) => formatYear(rollYear)],
]

export function compareRows(parcels: readonly MapParcel[]): CompareRow[] {
  return attributes.map(([label, say]) => {
    const values = parcels.map(say)
    return { label, values, differs: new Set(values).size > 1 }
  })
}

const formatPerFoot = (dollars: number | null) =>
  describeDollars(dollars === null ? null : Number(dollars.toFixed(2)))
