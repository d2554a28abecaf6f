import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { acresOf, layerSites, type Row } from './sketch'

const places = towns('MT')

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

const types = {
  house: 'Improved Property',
  condominium: 'Condominium',
  vacant: 'Vacant Land',
  exempt: 'Exempt Property',
} as const

function rowOf(property: AssessedProperty): Row {
  const { address, serial, unit, owner, kind } = property
  const county = countyOf(property)
  const { land, building, total } = marketValueOf(property, 2026)
  const acres = acresOf(property)
  return {
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

export const montanaSites = layerSites([
  {
    layer:
      'https://services.arcgis.com/qnjIrwR8z5Izc0ij/ArcGIS/rest/services/Montana_Cadastral_Framework/FeatureServer/1',
    name: 'Montana Parcels',
    properties: askedBy(places, { line: ['AddressLine1'], id: ['PARCELID', 'AssessmentCode'], serialOf }),
    rowsOf: (property) => [rowOf(property)],
  },
])
