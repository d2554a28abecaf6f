import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { layerSites, type Row } from './sketch'

const county = towns('IA', 'Sioux City')
const thisYear = 2026

/** Twelve digits: the lot's serial, then three for the unit. */
export const parcelNumberOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `8${String(serial).padStart(8, '0')}${unit.padStart(3, '0')}`

function serialOf(parcelNumber: string): number | null {
  const [, digits] = /^8(\d{8})\d{3}$/.exec(parcelNumber) ?? []
  return digits === undefined ? null : Number(digits)
}

function rowOf(property: AssessedProperty): Row {
  const { address, unit, kind, owner } = property
  return {
    PARCEL_NUMBER: parcelNumberOf(property),
    SITUS_ADDRESS: `${writeStreetLine(address)}${unit ? ` UNIT ${unit}` : ''}`.toUpperCase(),
    SITUS_CITY: address.city.toUpperCase(),
    SITUS_ZIP: address.zip,
    PROPERTY_CLASS: kind === 'exempt' ? 'EXEMPT' : 'RESIDENTIAL',
    ...valuesOf(property, '', thisYear),
    ...valuesOf(property, 'PREVIOUS_', thisYear - 1),
    DEED_HOLDER: owner.name,
    CONTRACT_HOLDER: null,
    MAILING_NAME: owner.name,
    MAILING_ADDRESS: owner.line,
    MAILING_CITY_STATE_ZIP: `${owner.city} ${owner.state} ${owner.zip}`,
  }
}

/** Some homes have a building beside the dwelling. */
export const hasBarn = ({ kind, roll }: AssessedProperty) => kind === 'house' && roll('barn') < 0.3

function valuesOf(property: AssessedProperty, prefix: string, year: number): Record<string, number> {
  // Values are set anew in odd years.
  const { land, building } = marketValueOf(property, year - (1 - (year % 2)))
  const barn = hasBarn(property) ? 9_500 : 0
  return {
    [`${prefix}LAND_VALUE`]: land,
    [`${prefix}BUILDING_VALUE`]: barn,
    [`${prefix}DWELLING_VALUE`]: building,
    [`${prefix}TOTAL_VALUE`]: land + building + barn,
  }
}

export const woodburyCountySites = layerSites([
  {
    layer: 'https://woodbury-assessments.example/arcgis/rest/services/Assessments/FeatureServer/0',
    name: 'Assessments',
    shape: 'none',
    properties: askedBy(county, { line: ['SITUS_ADDRESS'], id: ['PARCEL_NUMBER'], serialOf }),
    rowsOf: (property) => [rowOf(property)],
  },
])
