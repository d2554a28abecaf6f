import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

const detroit = towns('MI', 'Detroit')
const thisRoll = 2026
const path = '/qvkbeam7Wirps6zC/arcgis/rest/services/parcel_file_current/FeatureServer'

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

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString' })
const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })
const whole = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeInteger' })

const parcels: SimulatedLayer = {
  id: 0,
  name: 'parcel_file_current',
  style: 'hosted',
  objectIdField: 'ObjectId',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 1000,
  fields: [
    { name: 'ObjectId', type: 'esriFieldTypeOID' },
    ...['parcel_id', 'address', 'zip_code', 'ward', 'neighborhood'].map(text),
    ...['taxpayer_1', 'taxpayer_2', 'taxpayer_address', 'taxpayer_city', 'taxpayer_state'].map(text),
    text('taxpayer_zip_code'),
    ...['', '_previous'].flatMap((end) =>
      ['amt_assessed_value', 'amt_taxable_value'].map((name) => whole(name + end)),
    ),
    whole('amt_land_value'),
    ...['', '_previous'].flatMap((end) => ['property_class', 'tax_status'].map((name) => text(name + end))),
    ...['property_class_description', 'tax_status_description', 'use_code', 'use_code_description'].map(text),
    double('pct_pre_claimed'),
    ...['nez_district', 'is_improved'].map(text),
    whole('year_built'),
    ...['total_floor_area', 'total_square_footage', 'total_acreage', 'frontage', 'depth'].map(double),
    ...['zoning_district', 'ecf_neighborhood', 'legal_description', 'parcel_modified_date'].map(text),
    { name: 'sale_date', type: 'esriFieldTypeDate' },
    whole('amt_sale_price'),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['address'], id: ['parcel_id'], serialOf }
    for (const property of sampleProperties(detroit, { equals, like }, hints)) {
      yield { attributes: rowOf(property) }
    }
  },
}

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, serial, unit, kind, sale, roll, owner } = property
  const classOf = kind === 'vacant' ? '402' : '401'
  return {
    ObjectId: serial * 10 + Number(unit || 0),
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
    total_acreage: Math.round(property.lotSquareFeet / 43.56) / 1000,
    frontage: 40,
    depth: Math.round(property.lotSquareFeet / 40),
    zoning_district: 'R1',
    ecf_neighborhood: '1R101',
    legal_description: `LOT ${serial % 97} INKWELL HEIGHTS SUB\r\nSPLIT/COMBINED ON 02/23/2022;\r\n`,
    sale_date: sale ? Date.UTC(sale.year, sale.month - 1, 14) : null,
    amt_sale_price: sale?.price ?? null,
    parcel_modified_date: '2026-03-18',
  }
}

/** Half of market value; the taxable value follows more slowly. Exempt parcels have a land value only. */
function valuesOf(property: AssessedProperty): SimulatedRow['attributes'] {
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

export const detroitSites: SimulatedSite[] = [
  { host: 'services2.arcgis.com', path, simulate: simulateArcgis({ path, layers: [parcels] }) },
]
