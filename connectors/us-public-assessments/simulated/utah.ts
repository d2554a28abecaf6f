import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { utahCounties } from '../sources/utah-assessments'
import { sampleProperties, towns } from './sample-properties'

const places = towns('UT')

/** Fourteen digits without marks: two, the lot's serial, and the unit. */
export const parcelIdOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string =>
  `15${String(serial).padStart(8, '0')}${unit.padStart(4, '0')}`

function serialOf(id: string): number | null {
  const [, digits] = /^15(\d{8})\d{4}$/.exec(id.replace(/\D/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString', length: 60 })
const whole = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeInteger' })
const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })

const layerOf = (county: string): SimulatedLayer => ({
  id: 0,
  name: `Parcels_${county.replaceAll(' ', '')}_LIR`,
  style: 'hosted',
  objectIdField: 'FID',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2000,
  fields: [
    { name: 'FID', type: 'esriFieldTypeOID' },
    ...['COUNTY_NAME', 'ASSESSOR_SRC', 'BOUNDARY_SRC', 'DISCLAIMER', 'PARCEL_ID', 'SERIAL_NUM'].map(text),
    { name: 'CURRENT_ASOF', type: 'esriFieldTypeDate' },
    ...['PARCEL_ADD', 'PARCEL_CITY', 'TAXEXEMPT_TYPE', 'TAX_DISTRICT', 'PROP_CLASS', 'PRIMARY_RES'].map(text),
    ...['TOTAL_MKT_VALUE', 'LAND_MKT_VALUE', 'PARCEL_ACRES', 'BLDG_SQFT'].map(double),
    ...['COUNTY_ID', 'HOUSE_CNT', 'FLOORS_CNT', 'BUILT_YR', 'EFFBUILT_YR'].map(whole),
    ...['SUBDIV_NAME', 'BLDG_SQFT_INFO', 'FLOORS_INFO', 'CONST_MATERIAL'].map(text),
  ],
  *rows({ equals, like }) {
    if (county !== 'Salt Lake') return
    const hints = { line: ['PARCEL_ADD'], id: ['PARCEL_ID', 'SERIAL_NUM'], serialOf }
    for (const property of sampleProperties(places, { equals, like }, hints)) yield* buildingsOf(property)
  },
})

/** One row for each building: sheds, a garage, and a second time the house where the lot is in two pieces. */
function* buildingsOf(property: AssessedProperty): Generator<SimulatedRow> {
  const home = rowOf(property)
  yield { attributes: home }
  if (property.kind !== 'house') return
  const bare = { BLDG_SQFT_INFO: 'shed:_wood', CONST_MATERIAL: 'Wood' }
  if (outbuildingsOf(property) > 0)
    yield { attributes: { ...home, FID: idOf(property, 1), BLDG_SQFT: 240, ...bare } }
  if (outbuildingsOf(property) > 1) {
    const garage = {
      BLDG_SQFT_INFO: 'detached',
      CONST_MATERIAL: 'Wood Framed',
      BUILT_YR: 1996,
      BLDG_SQFT: 572,
    }
    yield { attributes: { ...home, FID: idOf(property, 2), ...garage } }
  }
  if (property.roll('pieces') < 0.2) yield { attributes: { ...home, FID: idOf(property, 3) } }
}

export const outbuildingsOf = ({ roll }: AssessedProperty) => Math.floor(roll('sheds') * 3)

const idOf = ({ serial, unit }: AssessedProperty, building: number) =>
  (serial * 10 + Number(unit || 0)) * 4 + building

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, unit, kind, yearBuilt, livingSquareFeet, roll } = property
  const { land, total } = marketValueOf(property, 2025)
  const isVacant = kind === 'vacant'
  return {
    FID: idOf(property, 0),
    COUNTY_NAME: 'Salt Lake',
    COUNTY_ID: 18,
    ASSESSOR_SRC: 'SALT LAKE COUNTY ASSESSOR',
    BOUNDARY_SRC: 'SALT LAKE COUNTY RECORDER',
    DISCLAIMER: null,
    CURRENT_ASOF: Date.UTC(2026, 2, 26),
    PARCEL_ID: parcelIdOf(property),
    SERIAL_NUM: null,
    PARCEL_ADD: `${writeStreetLine(address).toUpperCase()}${unit && ` # ${unit}`}`,
    PARCEL_CITY: address.city,
    TAXEXEMPT_TYPE: kind === 'exempt' ? 'Religious' : null,
    TAX_DISTRICT: '01',
    TOTAL_MKT_VALUE: total,
    LAND_MKT_VALUE: kind === 'condominium' ? 0 : land,
    PARCEL_ACRES: property.lotSquareFeet / 43_560,
    PROP_CLASS: { house: 'Residential', condominium: 'Residential', vacant: 'Vacant', exempt: 'Tax Exempt' }[
      kind
    ],
    PRIMARY_RES: roll('primary') < 0.7 ? 'Y' : 'N',
    // Called houses, these are buildings.
    HOUSE_CNT: isVacant ? 0 : 1 + outbuildingsOf(property),
    SUBDIV_NAME: 'INKWELL HEIGHTS',
    BLDG_SQFT: livingSquareFeet,
    BLDG_SQFT_INFO: isVacant ? null : 'one_story',
    FLOORS_CNT: isVacant ? 0 : 1,
    FLOORS_INFO: null,
    BUILT_YR: yearBuilt ?? 0,
    EFFBUILT_YR: yearBuilt ?? 0,
    CONST_MATERIAL: isVacant ? null : 'Frame:  Stucco Or Cement Fiber Siding',
  }
}

/** The sample country has a town in one county; the others' lists are there, and empty. */
export const utahSites: SimulatedSite[] = utahCounties.map((county) => {
  const layer = layerOf(county)
  const path = `/99lidPhWCzftIe9K/arcgis/rest/services/${layer.name}/FeatureServer`
  return { host: 'services1.arcgis.com', path, simulate: simulateArcgis({ path, layers: [layer] }) }
})
