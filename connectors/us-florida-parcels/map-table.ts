import type { Geometry } from 'geojson'
import type { Table } from '@/lib/export/table'
import { countyByNumber } from '@/lib/florida/counties'
import { landUseName } from '@/lib/florida/land-use'
import { landValuePerSquareFoot, type MapParcel } from '@/lib/florida/map-parcel'
import { squareFeetToAcres } from '@/lib/units'
import { columnsWithout } from './file-columns'

const columns = columnsWithout('saleMonth', 'legalDescription', 'sourceObjectId', 'ownerName')

/** What every file of the map must say beside its rows. */
const always = [
  'Outlines are simplified to a quarter of a meter for display. This is no survey.',
  'Acres and land value per square foot are derived here from published numbers.',
  'Streets, water and other polygons without a parcel number are left out.',
  'Owners are not part of this file.',
  'Just value is the county’s assessment of January 1 of the roll year, not a price. An empty cell: the roll says nothing.',
]

export interface OutlinedParcel {
  parcel: MapParcel
  outline: Geometry | null
}

export function parcelTable(found: readonly OutlinedParcel[], notes: readonly string[]): Table {
  const rows = found.map(({ parcel, outline }) => ({ cells: cellsOf(parcel), geometry: outline }))
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
