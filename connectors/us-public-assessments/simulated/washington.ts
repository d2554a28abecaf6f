import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { layerSites, type Row } from './sketch'

const places = towns('WA')

const isKing = ({ address }: Pick<AssessedProperty, 'address'>) => address.city === 'Seattle'

/** The county's three digits and its own ten, the last of which counts a condominium's units. */
export const parcelIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit' | 'address'>): string =>
  `${isKing(property) ? '033' : '063'}-${String(property.serial).padStart(9, '0')}${property.unit || '0'}`

function serialOf(id: string): number | null {
  const [, digits] = /^(?:0[36]3-)?(\d{9})\d$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}

function rowOf(property: AssessedProperty): Row {
  const { address, serial, unit, kind, roll } = property
  const { land, building, total } = marketValueOf(property, 2025)
  const id = parcelIdOf(property)
  return {
    OBJECTID: serial * 10 + Number(unit || 0) + 10,
    FIPS_NR: roll('fips') < 0.2 ? null : id.slice(0, 3),
    // By name, or by a number without its zeros.
    COUNTY_NM: isKing(property) ? '33' : 'Spokane',
    PARCEL_ID_NR: id,
    ORIG_PARCEL_ID: id.slice(4),
    SITUS_ADDRESS: kind === 'vacant' ? null : writeStreetLine(address).toUpperCase(),
    SUB_ADDRESS: unit === '' ? null : `# ${unit}`,
    // One county names no city on any row.
    SITUS_CITY_NM: isKing(property) ? address.city.toUpperCase() : null,
    SITUS_ZIP_NR: address.zip,
    LANDUSE_CD: { house: 11, condominium: 14, vacant: 91, exempt: 69 }[kind],
    ORIG_LANDUSE_CD: null,
    VALUE_LAND: kind === 'condominium' ? 0 : land,
    VALUE_BLDG: kind === 'condominium' ? total : building,
    DATA_LINK: null,
    GlobalID: null,
    Shape__Area: property.lotSquareFeet,
    Shape__Length: 400,
  }
}

export const washingtonSites = layerSites([
  {
    layer:
      'https://services.arcgis.com/jsIt88o09Q0r1j8h/arcgis/rest/services/Current_Parcels/FeatureServer/0',
    name: 'Parcels_2026',
    edited: new Date('2026-03-03'),
    properties: askedBy(places, {
      line: ['SITUS_ADDRESS'],
      id: ['PARCEL_ID_NR', 'ORIG_PARCEL_ID'],
      serialOf,
    }),
    rowsOf: (property) => [rowOf(property)],
    // A few have no statewide number at all.
    strays: [{ OBJECTID: 1, PARCEL_ID_NR: null, SITUS_ADDRESS: null, VALUE_LAND: 100 }],
  },
])
