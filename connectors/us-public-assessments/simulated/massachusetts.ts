import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { acresOf, layerSites, type Row } from './sketch'

const places = towns('MA')

/** "071 0036 0000": the lot's serial in two parts, then the unit. */
export function propIdOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const digits = String(serial).padStart(8, '0')
  return `${digits.slice(0, 4)} ${digits.slice(4)} ${unit.padStart(4, '0')}`
}

function serialOf(id: string): number | null {
  const [, digits] = /^(\d{8})(\d{4})?$/.exec(id.replace(/[^\d]/g, '')) ?? []
  return digits === undefined ? null : Number(digits)
}

const unitOf = ([long = '', short = '']: readonly string[], { roll }: AssessedProperty) =>
  roll('lot unit') < 0.7 ? long : short

function rowOf(property: AssessedProperty): Row {
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
    LOT_SIZE: isInAcres ? acresOf(property) : property.lotSquareFeet,
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
const fiscalYearOf = ({ address: { city } }: AssessedProperty) => (city === 'Boston' ? 2026 : 2025)

const masterOf = (property: AssessedProperty): Row => ({
  ...rowOf({ ...property, unit: '' }),
  USE_CODE: '995',
  LOCATION: null,
  UNITS: property.units,
  BLDG_VAL: 0,
  LAND_VAL: 0,
  TOTAL_VAL: 0,
})

export const massachusettsSites = layerSites([
  {
    layer:
      'https://services1.arcgis.com/hGdibHYSPO59RG1h/arcgis/rest/services/Massachusetts_Property_Tax_Parcels/FeatureServer/0',
    name: 'L3_TAXPAR_POLY_ASSESS',
    properties: askedBy(places, {
      line: ['SITE_ADDR', 'ADDR_NUM'],
      id: ['PROP_ID', 'MAP_PAR_ID', 'LOC_ID'],
      serialOf,
    }),
    // The building itself stands among its units, under a code of its own.
    rowsOf: (property) => (property.unit === '1' ? [rowOf(property), masterOf(property)] : [rowOf(property)]),
  },
])
