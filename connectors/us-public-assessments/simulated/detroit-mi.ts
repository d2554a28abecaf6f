import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { acresOf, layerSites, type Row, saleDay } from './sketch'

const detroit = towns('MI', 'Detroit')
const thisRoll = 2026

/** Eight digits and a dot; a split has left some with another ending, units with their number. */
export function parcelIdOf({
  serial,
  unit,
  roll,
}: Pick<AssessedProperty, 'serial' | 'unit' | 'roll'>): string {
  const digits = String(serial).padStart(8, '0')
  if (unit !== '') return `${digits}.${unit.padStart(3, '0')}`
  return `${digits}${roll('split') < 0.2 ? '-85' : '.'}`
}

function serialOf(id: string): number | null {
  const [, digits] = /^(\d{8})(?:\.(?:\d{3})?|-85)$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}

function rowOf(property: AssessedProperty): Row {
  const { address, serial, unit, kind, sale, roll, owner } = property
  const classOf = kind === 'vacant' ? '402' : '401'
  return {
    parcel_id: parcelIdOf(property),
    address: `${writeStreetLine(address)} ${unit}`.trim().toUpperCase(),
    zip_code: address.zip,
    ward: '01',
    neighborhood: 'Inkwell Heights',
    taxpayer_1: owner.name,
    taxpayer_2: null,
    taxpayer_address: owner.line,
    taxpayer_city: owner.city,
    taxpayer_state: owner.state,
    taxpayer_zip_code: owner.zip,
    ...valuesOf(property),
    property_class: classOf,
    property_class_previous: classOf,
    property_class_description: kind === 'vacant' ? 'RESIDENTIAL-VACANT' : 'RESIDENTIAL-IMPROVED',
    tax_status: kind === 'exempt' ? 'EXEMPT' : 'TAXABLE',
    tax_status_previous: kind === 'exempt' ? 'EXEMPT' : 'TAXABLE',
    tax_status_description: kind === 'exempt' ? 'Religious' : 'Taxable',
    use_code: '41110',
    use_code_description: 'SINGLE FAMILY',
    pct_pre_claimed: roll('homestead') < 0.5 ? 100 : 0,
    nez_district: null,
    is_improved: kind === 'vacant' ? '0' : '1',
    year_built: property.yearBuilt ?? 0,
    total_floor_area: property.livingSquareFeet,
    total_square_footage: property.lotSquareFeet,
    total_acreage: acresOf(property),
    frontage: 40,
    depth: Math.round(property.lotSquareFeet / 40),
    zoning_district: 'R1',
    ecf_neighborhood: '1R101',
    legal_description: `LOT ${serial % 97} INKWELL HEIGHTS SUB\r\nSPLIT/COMBINED ON 02/23/2022;\r\n`,
    sale_date: saleDay(property),
    amt_sale_price: sale?.price ?? null,
    parcel_modified_date: '2026-03-18',
  }
}

/** Half of market value; the taxable value follows more slowly. Exempt parcels have a land value only. */
function valuesOf(property: AssessedProperty): Row {
  const level = property.kind === 'exempt' ? 0 : 0.5
  const assessed = (year: number) => Math.round(marketValueOf(property, year).total * level)
  return {
    amt_assessed_value: assessed(thisRoll),
    amt_assessed_value_previous: assessed(thisRoll - 1),
    amt_taxable_value: Math.round(assessed(thisRoll) * 0.8),
    amt_taxable_value_previous: Math.round(assessed(thisRoll - 1) * 0.78),
    amt_land_value: marketValueOf(property, thisRoll).land,
  }
}

export const detroitSites = layerSites([
  {
    layer:
      'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/parcel_file_current/FeatureServer/0',
    name: 'parcel_file_current',
    objectIdField: 'ObjectId',
    maxRecordCount: 1000,
    properties: askedBy(detroit, { line: ['address'], id: ['parcel_id'], serialOf }),
    rowsOf: (property) => [rowOf(property)],
  },
])
