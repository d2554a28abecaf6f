import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import type { Column, Table } from '@/lib/export/table'
import { countyByNumber } from '@/lib/florida/counties'
import { landUseName } from '@/lib/florida/land-use'
import { landValuePerSquareFoot, type MapParcel } from '@/lib/florida/map-parcel'
import { squareFeetToAcres } from '@/lib/units'

const columns: Column[] = [
  { key: 'parcelId', label: 'Parcel number', type: 'text' },
  { key: 'county', label: 'County', type: 'text' },
  { key: 'countyNumber', label: 'County number of the Department of Revenue', type: 'number' },
  { key: 'address', label: 'Address', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'postalCode', label: 'ZIP', type: 'text' },
  { key: 'rollYear', label: 'Roll year', type: 'number' },
  { key: 'justValue', label: 'Just value', type: 'number', unit: 'dollars' },
  { key: 'assessedValue', label: 'Assessed value, non-school taxes', type: 'number', unit: 'dollars' },
  { key: 'taxableValue', label: 'Taxable value, non-school taxes', type: 'number', unit: 'dollars' },
  { key: 'landValue', label: 'Land value', type: 'number', unit: 'dollars' },
  { key: 'landSquareFeet', label: 'Land', type: 'number', unit: 'square feet' },
  { key: 'acres', label: 'Land, derived from square feet', type: 'number', unit: 'acres' },
  {
    key: 'landValuePerSquareFoot',
    label: 'Land value per square foot, derived',
    type: 'number',
    unit: 'dollars',
  },
  { key: 'livingSquareFeet', label: 'Living area of all buildings', type: 'number', unit: 'square feet' },
  { key: 'yearBuilt', label: 'Year built', type: 'number' },
  { key: 'landUse', label: 'Land use', type: 'text' },
  { key: 'landUseCode', label: 'Land use code', type: 'text' },
  { key: 'saleYear', label: 'Year of the last sale', type: 'number' },
  { key: 'salePrice', label: 'Price of the last sale', type: 'number', unit: 'dollars' },
  { key: 'saleQualification', label: 'Qualification code of the last sale', type: 'text' },
  { key: 'polygons', label: 'Polygons found', type: 'number' },
  { key: 'latitude', label: 'Latitude of the label', type: 'number' },
  { key: 'longitude', label: 'Longitude of the label', type: 'number' },
]

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

/** All pieces of a parcel as one shape; its point while the outlines are closed. */
export function joinOutlines(shapes: readonly Geometry[]): Geometry | null {
  const [first] = shapes
  const polygons = shapes.filter(isArea).flatMap(partsOf)
  const [only] = polygons
  if (!only) return first ?? null
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons }
}

const isArea = (shape: Geometry): shape is Polygon | MultiPolygon =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon'

const partsOf = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

const round = (value: number, digits: number) => Number(value.toFixed(digits))
