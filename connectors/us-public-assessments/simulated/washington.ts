import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

const places = towns('WA')
const path = '/jsIt88o09Q0r1j8h/arcgis/rest/services/Current_Parcels/FeatureServer'

const isKing = ({ address }: Pick<AssessedProperty, 'address'>) => address.city === 'Seattle'

/** The county's three digits and its own ten, the last of which counts a condominium's units. */
export const parcelIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit' | 'address'>): string =>
  `${isKing(property) ? '033' : '063'}-${String(property.serial).padStart(9, '0')}${property.unit || '0'}`

function serialOf(id: string): number | null {
  const [, digits] = /^(?:0[36]3-)?(\d{9})\d$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString', length: 100 })
const whole = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeInteger' })
const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })

const parcels: SimulatedLayer = {
  id: 0,
  name: 'Parcels_2026',
  style: 'hosted',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2000,
  metadata: { editingInfo: { lastEditDate: Date.UTC(2026, 2, 3), dataLastEditDate: Date.UTC(2026, 2, 3) } },
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...['FIPS_NR', 'COUNTY_NM', 'PARCEL_ID_NR', 'ORIG_PARCEL_ID', 'SITUS_ADDRESS', 'SUB_ADDRESS'].map(text),
    ...['SITUS_CITY_NM', 'SITUS_ZIP_NR'].map(text),
    whole('LANDUSE_CD'),
    text('ORIG_LANDUSE_CD'),
    ...['VALUE_LAND', 'VALUE_BLDG'].map(double),
    ...['DATA_LINK', 'GlobalID'].map(text),
    ...['Shape__Area', 'Shape__Length'].map(double),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['SITUS_ADDRESS'], id: ['PARCEL_ID_NR', 'ORIG_PARCEL_ID'], serialOf }
    for (const property of sampleProperties(places, { equals, like }, hints))
      yield { attributes: rowOf(property) }
    // A few have no statewide number at all.
    yield { attributes: { OBJECTID: 1, PARCEL_ID_NR: null, SITUS_ADDRESS: null, VALUE_LAND: 100 } }
  },
}

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
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

export const washingtonSites: SimulatedSite[] = [
  { host: 'services.arcgis.com', path, simulate: simulateArcgis({ path, layers: [parcels] }) },
]
