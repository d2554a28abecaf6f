import type { Geometry } from 'geojson'
import { type Column, lazyRows, type Rows, type Table } from '@/lib/export/table'
import { countyByNumber } from '@/lib/florida/counties'
import { landUseName } from '@/lib/florida/land-use'
import { squareFeetToAcres } from '@/lib/units'
import { landValuePerSquareFoot, type MapParcel } from './map/parcel'
import { type ColumnKind, type Figure, kindOf, labelOf } from './public'

const order = [
  ...(['parcelId', 'county', 'countyNumber', 'address', 'city', 'postalCode', 'rollYear'] as const),
  ...(['justValue', 'assessedValue', 'taxableValue', 'landValue', 'landSquareFeet', 'acres'] as const),
  ...(['landValuePerSquareFoot', 'livingSquareFeet', 'yearBuilt', 'landUse', 'landUseCode'] as const),
  ...(['saleYear', 'saleMonth', 'salePrice', 'saleQualification', 'legalDescription'] as const),
  ...(['polygons', 'objectId', 'latitude', 'longitude', 'ownerName'] as const),
] satisfies Figure[]

export type FileColumn = (typeof order)[number]

/** Kinds of which a file makes numbers, and their units. */
const numbers: Partial<Record<ColumnKind, { unit?: string }>> = {
  ...{ id: {}, number: {}, year: {}, county: {} },
  area: { unit: 'square feet' },
  acres: { unit: 'acres' },
  ...{ dollars: { unit: 'dollars' }, amount: { unit: 'dollars' } },
}

function toColumn(figure: FileColumn): Column {
  const number = numbers[kindOf(figure)]
  const key = figure === 'objectId' ? 'sourceObjectId' : figure
  const label = labelOf(figure)
  return number ? { key, label, type: 'number', ...number } : { key, label, type: 'text' }
}

/** One name and one label for each value, whichever way a file comes from: all but those that it has not. */
export const columnsWithout = (...missing: readonly FileColumn[]): Column[] =>
  order.filter((figure) => !missing.includes(figure)).map(toColumn)

const columns = columnsWithout('saleMonth', 'legalDescription', 'objectId', 'ownerName')

/** What every file of the map must say beside its rows. */
const always = [
  'Outlines are simplified to a quarter of a meter for display. This is not a survey.',
  'Acres and land value per square foot are derived here from published numbers.',
  'Streets, water and other polygons without a parcel number are left out.',
  'Owners are not part of this file.',
  'Just value is the county’s assessment of January 1 of the roll year, not a price. An empty cell: the roll says nothing.',
]

/** A row for each parcel, with the outline of the same place in their list. */
export function parcelTable(
  parcels: readonly MapParcel[],
  outlines: readonly (Geometry | null | undefined)[],
  notes: readonly string[],
): Table<Rows> {
  const rows = lazyRows(parcels, (parcel, at) => ({ cells: cellsOf(parcel), geometry: outlines[at] ?? null }))
  return { columns, key: ['countyNumber', 'parcelId'], rows, notes: [...notes, ...always] }
}

function cellsOf({ key: _, county, landUse, ...parcel }: MapParcel) {
  const perSquareFoot = landValuePerSquareFoot(parcel)
  const { landSquareFeet } = parcel
  return {
    ...parcel,
    county: countyByNumber(county)?.name ?? null,
    countyNumber: county,
    acres: landSquareFeet === null ? null : round(squareFeetToAcres(landSquareFeet), 4),
    landValuePerSquareFoot: perSquareFoot === null ? null : round(perSquareFoot, 2),
    landUse: landUse === null ? null : (landUseName(landUse) ?? null),
    landUseCode: landUse,
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
