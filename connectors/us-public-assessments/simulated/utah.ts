import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { utahCounties } from '../sources/utah-assessments'
import { askedBy, towns } from './sample-properties'
import { layerSites, type Row } from './sketch'

const places = towns('UT')

/** Fourteen digits without marks: two, the lot's serial, and the unit. */
export const parcelIdOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string =>
  `15${String(serial).padStart(8, '0')}${unit.padStart(4, '0')}`

function serialOf(id: string): number | null {
  const [, digits] = /^15(\d{8})\d{4}$/.exec(id.replace(/\D/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

/** One row for each building: sheds, a garage, and a second time the house where the lot is in two pieces. */
function rowsOf(property: AssessedProperty): Row[] {
  const home = rowOf(property)
  if (property.kind !== 'house') return [home]
  const building = (number: number, cells: Row): Row => ({ ...home, FID: idOf(property, number), ...cells })
  const shed = { BLDG_SQFT: 240, BLDG_SQFT_INFO: 'shed:_wood', CONST_MATERIAL: 'Wood' }
  const garage = { BLDG_SQFT: 572, BLDG_SQFT_INFO: 'detached', CONST_MATERIAL: 'Wood Framed', BUILT_YR: 1996 }
  const others = [building(1, shed), building(2, garage)].slice(0, outbuildingsOf(property))
  return [home, ...others, ...(property.roll('pieces') < 0.2 ? [building(3, {})] : [])]
}

export const outbuildingsOf = ({ roll }: AssessedProperty) => Math.floor(roll('sheds') * 3)

const idOf = ({ serial, unit }: AssessedProperty, building: number) =>
  (serial * 10 + Number(unit || 0)) * 4 + building

function rowOf(property: AssessedProperty): Row {
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
    CURRENT_ASOF: new Date('2026-03-26'),
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
export const utahSites = layerSites(
  utahCounties.map((county) => {
    const name = `Parcels_${county.replaceAll(' ', '')}_LIR`
    return {
      layer: `https://services1.arcgis.com/99lidPhWCzftIe9K/arcgis/rest/services/${name}/FeatureServer/0`,
      name,
      objectIdField: 'FID',
      properties: askedBy(places, { line: ['PARCEL_ADD'], id: ['PARCEL_ID', 'SERIAL_NUM'], serialOf }),
      rowsOf,
      isEmpty: county !== 'Salt Lake',
    }
  }),
)
