import { landValuePerSquareFoot, type MapParcel } from '@/lib/florida/map-parcel'
import { sayCounty, sayDollars, sayLandUse, saySale, sayYear } from '../say-parcel'

interface ParcelColumn {
  label: string
  cell: (parcel: MapParcel) => string
  numeric?: boolean
}

/** What the table can show beside the name. Missing values stay empty there: the column says what it would be. */
export const parcelColumns = {
  parcelId: { label: 'Parcel number', cell: ({ parcelId }) => parcelId },
  city: { label: 'City', cell: ({ city }) => city ?? '' },
  county: { label: 'County', cell: ({ county }) => sayCounty(county) },
  justValue: { label: 'Just value', cell: ({ justValue }) => dollars(justValue), numeric: true },
  assessed: { label: 'Assessed value', cell: ({ assessedValue }) => dollars(assessedValue), numeric: true },
  taxable: { label: 'Taxable value', cell: ({ taxableValue }) => dollars(taxableValue), numeric: true },
  perFoot: {
    label: 'Land value per square foot',
    cell: (parcel) => dollars(toCents(landValuePerSquareFoot(parcel))),
    numeric: true,
  },
  built: { label: 'Built', cell: ({ yearBuilt }) => year(yearBuilt), numeric: true },
  use: { label: 'Land use', cell: ({ landUse }) => (landUse === null ? '' : sayLandUse(landUse)) },
  sale: { label: 'Last sale', cell: (parcel) => (parcel.saleYear === null ? '' : saySale(parcel)) },
  roll: { label: 'Roll year', cell: ({ rollYear }) => year(rollYear), numeric: true },
} as const satisfies Record<string, ParcelColumn>

export type ColumnName = keyof typeof parcelColumns

export const columnNames = Object.keys(parcelColumns).filter((name): name is ColumnName =>
  Object.hasOwn(parcelColumns, name),
)

export const firstColumns: readonly ColumnName[] = ['city', 'justValue', 'built', 'use', 'sale', 'roll']

const toCents = (value: number | null) => (value === null ? null : Number(value.toFixed(2)))
const dollars = (value: number | null) => (value === null ? '' : sayDollars(value))
const year = (value: number | null) => (value === null ? '' : sayYear(value))
