import { landValuePerSquareFoot, type MapParcel } from '@/lib/florida/map-parcel'
import { sayCounty, sayDollars, sayLandUse, sayName, sayNumber, saySale, sayYear } from '../say-parcel'

export const MOST_COMPARED = 5

export interface CompareRow {
  label: string
  /** One for each parcel, in their order. */
  values: string[]
  differs: boolean
}

const attributes: readonly (readonly [label: string, say: (parcel: MapParcel) => string])[] = [
  ['Address', sayName],
  ['City', ({ city }) => city ?? 'Not published'],
  ['County', ({ county }) => sayCounty(county)],
  ['Just value (assessment of January 1, not a price)', ({ justValue }) => sayDollars(justValue)],
  ['Assessed value', ({ assessedValue }) => sayDollars(assessedValue)],
  ['Taxable value', ({ taxableValue }) => sayDollars(taxableValue)],
  ['Land value', ({ landValue }) => sayDollars(landValue)],
  ['Land value per square foot (derived)', (parcel) => sayPerFoot(landValuePerSquareFoot(parcel))],
  ['Land area', ({ landSquareFeet }) => sayNumber(landSquareFeet, 'square feet')],
  ['Living area', ({ livingSquareFeet }) => sayNumber(livingSquareFeet, 'square feet')],
  ['Year built', ({ yearBuilt }) => sayYear(yearBuilt)],
  ['Land use', ({ landUse }) => sayLandUse(landUse)],
  ['Last sale', saySale],
  ['Roll year', ({ rollYear }) => sayYear(rollYear)],
]

export function compareRows(parcels: readonly MapParcel[]): CompareRow[] {
  return attributes.map(([label, say]) => {
    const values = parcels.map(say)
    return { label, values, differs: new Set(values).size > 1 }
  })
}

const sayPerFoot = (dollars: number | null) =>
  sayDollars(dollars === null ? null : Number(dollars.toFixed(2)))
