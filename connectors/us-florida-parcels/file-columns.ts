import type { Column } from '@/lib/export/table'

/** One name and one label for each value, whichever door a file comes from. */
const columns = {
  parcelId: { label: 'Parcel number', type: 'text' },
  county: { label: 'County', type: 'text' },
  countyNumber: { label: 'County number of the Department of Revenue', type: 'number' },
  address: { label: 'Address', type: 'text' },
  city: { label: 'City', type: 'text' },
  postalCode: { label: 'ZIP', type: 'text' },
  rollYear: { label: 'Roll year', type: 'number' },
  justValue: { label: 'Just value', type: 'number', unit: 'dollars' },
  assessedValue: { label: 'Assessed value, non-school taxes', type: 'number', unit: 'dollars' },
  taxableValue: { label: 'Taxable value, non-school taxes', type: 'number', unit: 'dollars' },
  landValue: { label: 'Land value', type: 'number', unit: 'dollars' },
  landSquareFeet: { label: 'Land', type: 'number', unit: 'square feet' },
  acres: { label: 'Land, derived from square feet', type: 'number', unit: 'acres' },
  landValuePerSquareFoot: {
    label: 'Land value per square foot, derived',
    type: 'number',
    unit: 'dollars',
  },
  livingSquareFeet: { label: 'Living area of all buildings', type: 'number', unit: 'square feet' },
  yearBuilt: { label: 'Year built', type: 'number' },
  landUse: { label: 'Land use', type: 'text' },
  landUseCode: { label: 'Land use code', type: 'text' },
  saleYear: { label: 'Year of the last sale', type: 'number' },
  saleMonth: { label: 'Month of the last sale', type: 'text' },
  salePrice: { label: 'Price of the last sale', type: 'number', unit: 'dollars' },
  saleQualification: { label: 'Qualification code of the last sale', type: 'text' },
  legalDescription: { label: 'Legal description, as cut by the roll', type: 'text' },
  polygons: { label: 'Polygons found', type: 'number' },
  sourceObjectId: { label: 'Polygon of the source', type: 'number' },
  latitude: { label: 'Latitude of the label', type: 'number' },
  longitude: { label: 'Longitude of the label', type: 'number' },
  ownerName: { label: 'Owner of record', type: 'text' },
} as const satisfies Record<string, Omit<Column, 'key'>>

export type FileColumn = keyof typeof columns

/** In the order of the list above, all but those that a door has not. */
export const columnsWithout = (...missing: readonly FileColumn[]): Column[] =>
  Object.entries(columns)
    .map(([key, column]) => ({ key, ...column }))
    .filter(({ key }) => !missing.some((name) => name === key))
