import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

const county = towns('IA', 'Sioux City')
const thisYear = 2026
const path = '/arcgis/rest/services/Assessments/FeatureServer'

/** Twelve digits: the lot's serial, then three for the unit. */
export const parcelNumberOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `8${String(serial).padStart(8, '0')}${unit.padStart(3, '0')}`

function serialOf(parcelNumber: string): number | null {
  const [, digits] = /^8(\d{8})\d{3}$/.exec(parcelNumber) ?? []
  return digits === undefined ? null : Number(digits)
}

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString' })
const whole = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeInteger' })
const parts = ['LAND_VALUE', 'BUILDING_VALUE', 'DWELLING_VALUE', 'TOTAL_VALUE']

const assessments: SimulatedLayer = {
  id: 0,
  name: 'Assessments',
  style: 'hosted',
  objectIdField: 'OBJECTID',
  maxRecordCount: 2000,
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...['PARCEL_NUMBER', 'SITUS_ADDRESS', 'SITUS_CITY', 'SITUS_ZIP', 'PROPERTY_CLASS'].map(text),
    ...['', 'PREVIOUS_'].flatMap((prefix) => parts.map((part) => whole(prefix + part))),
    ...['DEED_HOLDER', 'CONTRACT_HOLDER', 'MAILING_NAME', 'MAILING_ADDRESS', 'MAILING_CITY_STATE_ZIP'].map(
      text,
    ),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['SITUS_ADDRESS'], id: ['PARCEL_NUMBER'], serialOf }
    for (const property of sampleProperties(county, { equals, like }, hints)) {
      yield { attributes: rowOf(property) }
    }
  },
}

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, serial, unit, kind, owner } = property
  return {
    OBJECTID: serial * 10 + Number(unit || 0),
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

export const woodburyCountySites: SimulatedSite[] = [
  { host: 'woodbury-assessments.example', path, simulate: simulateArcgis({ path, layers: [assessments] }) },
]
