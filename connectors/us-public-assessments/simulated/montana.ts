import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

const places = towns('MT')
const path = '/qnjIrwR8z5Izc0ij/ArcGIS/rest/services/Montana_Cadastral_Framework/FeatureServer'

type Lot = Pick<AssessedProperty, 'serial' | 'unit' | 'address'>

/** Montana numbers its counties in the order of its old license plates. */
const countyOf = ({ address: { city } }: Pick<AssessedProperty, 'address'>) =>
  city === 'Billings'
    ? { number: 3, name: 'Yellowstone', short: 'YE' }
    : { number: 5, name: 'Lewis and Clark', short: 'LC' }

/** 17 digits: the county, the lot's serial, and the unit at the end. */
export const geocodeOf = (property: Lot): string =>
  `${String(countyOf(property).number).padStart(2, '0')}${String(property.serial).padStart(11, '0')}${property.unit.padStart(4, '0')}`

export const assessmentCodeOf = ({ serial, unit }: Lot): string => `${serial}${unit || '0'}`.padStart(10, '0')

function serialOf(id: string): number | null {
  const [, geocode, code] = /^(?:\d{2}(\d{11})\d{4}|(\d{4,9})\d)$/.exec(id) ?? []
  const serial = geocode ?? code
  return serial === undefined ? null : Number(serial)
}

/** Now and then an outline stands there without its record. */
export const hasGeocode = ({ roll }: AssessedProperty) => roll('geocode') >= 0.037

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString', length: 100 })
const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })

const parcels: SimulatedLayer = {
  id: 1,
  name: 'Montana Parcels',
  style: 'hosted',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2000,
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    text('PARCELID'),
    double('COUNTYCD'),
    ...['CountyName', 'CountyAbbr'].map(text),
    ...['GISAcres', 'TaxYear', 'PropertyID'].map(double),
    ...['AssessmentCode', 'Township', 'Range', 'Section', 'LegalDescriptionShort', 'Subdivision'].map(text),
    ...['AddressLine1', 'AddressLine2', 'CityStateZip', 'LevyDistrict', 'PropType'].map(text),
    ...['TotalAcres', 'TotalBuildingValue', 'TotalLandValue', 'TotalValue'].map(double),
    ...['OwnerName', 'OwnerAddress1', 'OwnerAddress2', 'OwnerAddress3', 'OwnerCity', 'OwnerState'].map(text),
    ...['OwnerZipCode', 'DbaName', 'CareOfTaxpayer'].map(text),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['AddressLine1'], id: ['PARCELID', 'AssessmentCode'], serialOf }
    for (const property of sampleProperties(places, { equals, like }, hints))
      yield { attributes: rowOf(property) }
  },
}

const types = {
  house: 'Improved Property',
  condominium: 'Condominium',
  vacant: 'Vacant Land',
  exempt: 'Exempt Property',
} as const

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, serial, unit, owner, kind } = property
  const county = countyOf(property)
  const { land, building, total } = marketValueOf(property, 2026)
  const acres = Math.round(property.lotSquareFeet / 43.56) / 1000
  return {
    OBJECTID: serial * 10 + Number(unit || 0),
    PARCELID: hasGeocode(property) ? geocodeOf(property) : null,
    COUNTYCD: county.number,
    CountyName: county.name,
    CountyAbbr: county.short,
    GISAcres: acres,
    TaxYear: 2026,
    PropertyID: serial,
    AssessmentCode: assessmentCodeOf(property),
    Township: '15 N',
    Range: '27 E',
    Section: '32',
    LegalDescriptionShort: `S32, T15 N, R27 E, LOT ${serial % 40}`,
    Subdivision: 'SAMPLE ADDITION',
    AddressLine1: writeStreetLine(address).toUpperCase(),
    AddressLine2: unit ? `UNIT ${unit}` : null,
    CityStateZip: `${address.city.toUpperCase()}${serial % 2 === 0 ? ',' : ''} MT ${address.zip}`,
    LevyDistrict: '55-0251-11',
    PropType: types[kind],
    TotalAcres: kind === 'condominium' ? 0 : acres,
    TotalBuildingValue: building,
    TotalLandValue: land,
    TotalValue: total,
    OwnerName: owner.name,
    OwnerAddress1: owner.line,
    OwnerAddress2: null,
    OwnerAddress3: null,
    OwnerCity: owner.city,
    OwnerState: owner.state,
    OwnerZipCode: owner.zip,
    DbaName: null,
    CareOfTaxpayer: null,
  }
}

export const montanaSites: SimulatedSite[] = [
  { host: 'services.arcgis.com', path, simulate: simulateArcgis({ path, layers: [parcels] }) },
]
