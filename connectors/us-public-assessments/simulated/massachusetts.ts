import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import { sampleProperties, towns } from './sample-properties'

const places = towns('MA')
const path = '/hGdibHYSPO59RG1h/arcgis/rest/services/Massachusetts_Property_Tax_Parcels/FeatureServer'

/** "071 0036 0000": the lot's serial in two parts, then the unit. */
export function propIdOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const digits = String(serial).padStart(8, '0')
  return `${digits.slice(0, 4)} ${digits.slice(4)} ${unit.padStart(4, '0')}`
}

function serialOf(id: string): number | null {
  const [, digits] = /^(\d{8})(\d{4})?$/.exec(id.replace(/[^\d]/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString', length: 60 })
const whole = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeInteger' })

const parcels: SimulatedLayer = {
  id: 0,
  name: 'L3_TAXPAR_POLY_ASSESS',
  style: 'hosted',
  objectIdField: 'OBJECTID',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2000,
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...['MAP_PAR_ID', 'LOC_ID', 'POLY_TYPE'].map(text),
    whole('TOWN_ID'),
    text('PROP_ID'),
    ...['BLDG_VAL', 'LAND_VAL', 'OTHER_VAL', 'TOTAL_VAL', 'FY'].map(whole),
    { name: 'LOT_SIZE', type: 'esriFieldTypeDouble' },
    ...['LOT_UNITS', 'LS_DATE'].map(text),
    whole('LS_PRICE'),
    ...['USE_CODE', 'SITE_ADDR', 'ADDR_NUM', 'FULL_STR', 'LOCATION', 'CITY', 'ZIP', 'ZONING'].map(text),
    ...['YEAR_BUILT', 'BLD_AREA', 'UNITS', 'RES_AREA', 'NUM_ROOMS'].map(whole),
    ...['STYLE', 'STORIES'].map(text),
    ...['OWNER1', 'OWN_ADDR', 'OWN_CITY', 'OWN_STATE', 'OWN_ZIP', 'OWN_CO'].map(text),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['SITE_ADDR', 'ADDR_NUM'], id: ['PROP_ID', 'MAP_PAR_ID', 'LOC_ID'], serialOf }
    for (const property of sampleProperties(places, { equals, like }, hints)) {
      yield { attributes: rowOf(property) }
      // The building itself stands among its units, under a code of its own.
      if (property.unit === '1') yield { attributes: masterOf(property) }
    }
  },
}

const unitOf = ([long = '', short = '']: readonly string[], { roll }: AssessedProperty) =>
  roll('lot unit') < 0.7 ? long : short

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, serial, unit, kind, sale, roll, owner } = property
  const year = fiscalYearOf(property)
  const { land, building, total } = marketValueOf(property, year - 1)
  const street = `${address.preDirection} ${address.name} ${address.type}`.trim().toUpperCase()
  const isInAcres = roll('acres') < 0.3
  return {
    OBJECTID: serial * 20 + Number(unit || 0),
    MAP_PAR_ID: `M${serial}`,
    LOC_ID: `F_${700_000 + (serial % 90_000)}_${2_900_000 + Math.floor(serial / 90_000)}`,
    POLY_TYPE: 'FEE',
    TOWN_ID: 1 + places.indexOf(address.lot.place),
    PROP_ID: propIdOf(property),
    BLDG_VAL: kind === 'condominium' ? total : building,
    LAND_VAL: kind === 'condominium' ? 0 : land,
    OTHER_VAL: 0,
    TOTAL_VAL: total,
    FY: year,
    LOT_SIZE: isInAcres ? Math.round(property.lotSquareFeet / 43.56) / 1000 : property.lotSquareFeet,
    // The layer writes them out; an older edition had one letter.
    LOT_UNITS: unitOf(isInAcres ? ['Acres', 'A'] : ['Sq. Ft.', 'S'], property),
    LS_DATE: sale ? `${sale.year}${String(sale.month).padStart(2, '0')}14` : null,
    LS_PRICE: sale?.price ?? 0,
    USE_CODE: { house: '101', condominium: '102', vacant: '130', exempt: '9060' }[kind],
    // Two blanks after the number, and the unit at the end or in a column of its own.
    SITE_ADDR: `${address.number}  ${street}${unit && roll('unit') < 0.5 ? ` ${unit}` : ''}`,
    ADDR_NUM: String(address.number),
    FULL_STR: street,
    LOCATION: unit === '' ? null : unit,
    CITY: address.city.toUpperCase(),
    ZIP: address.zip,
    ZONING: 'R1',
    YEAR_BUILT: property.yearBuilt ?? 0,
    BLD_AREA: property.livingSquareFeet,
    UNITS: kind === 'condominium' ? 1 : 0,
    RES_AREA: property.livingSquareFeet,
    NUM_ROOMS: property.bedrooms * 2,
    STYLE: 'COLONIAL',
    STORIES: '2',
    OWNER1: owner.name,
    OWN_ADDR: owner.line,
    OWN_CITY: owner.city,
    OWN_STATE: owner.state,
    OWN_ZIP: owner.zip,
    OWN_CO: null,
  }
}

/** The towns send their files at different times. */
export const fiscalYearOf = ({ address: { city } }: AssessedProperty) => (city === 'Boston' ? 2026 : 2025)

const masterOf = (property: AssessedProperty): SimulatedRow['attributes'] => ({
  ...rowOf({ ...property, unit: '' }),
  USE_CODE: '995',
  LOCATION: null,
  UNITS: property.units,
  BLDG_VAL: 0,
  LAND_VAL: 0,
  TOTAL_VAL: 0,
})

export const massachusettsSites: SimulatedSite[] = [
  { host: 'services1.arcgis.com', path, simulate: simulateArcgis({ path, layers: [parcels] }) },
]
