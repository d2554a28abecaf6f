import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { streetTypes } from '@/lib/sample-world/addresses/street-names'
import type { SamplePlace } from '@/lib/sample-world/gazetteer'
import { towns } from './sample-properties'
import { accountOf, acresOf, layerSites, type Row, saleDay } from './sketch'

const metroCounties = ['Anoka', 'Carver', 'Dakota', 'Hennepin', 'Ramsey', 'Scott', 'Washington']

const places = towns('MN')
const minneapolis = towns('MN', 'Minneapolis')
/** Lots of one town: the same lot of the next town has the same number in its own county. */
const lotsOfTown = 487 * 2 * 1024 * 2

const stall = '9'

type Lot = Pick<AssessedProperty, 'serial' | 'unit'>

/** Twelve digits: the lot within its town, then the unit. */
export const pinOf = ({ serial, unit }: Lot): string =>
  `${String(serial % lotsOfTown).padStart(11, '0')}${unit || '0'}`

const inCapitals = <T>(cells: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.toUpperCase(), cell]))

const propertiesIn =
  (towns: readonly SamplePlace[]) =>
  ({ equals }: Pick<SimulatedRowQuery, 'equals'>): Iterable<AssessedProperty> => {
    const asked = inCapitals(equals)
    const pins = asked.COUNTY_PIN ?? asked.STATE_PIN?.map((pin) => pin.slice('27137-'.length))
    const serials = pins?.flatMap((pin) =>
      places.map((_, town) => town * lotsOfTown + Number(pin.slice(0, -1))),
    )
    const houses = asked.ANUMBER?.map((number) => ({ number: Number(number), street: undefined }))
    return assessedProperties(towns, serials ? { serials } : houses ? { houses } : {})
  }

/** A garage is bought with a home, and stands among the homes under a number of its own. */
const rowsOf = (property: AssessedProperty): Row[] =>
  property.unit === '1' ? [rowOf(property), stallOf(property)] : [rowOf(property)]

const isHennepin = ({ address: { city } }: AssessedProperty) => city === 'Minneapolis'

const longType = (short: string) => streetTypes.find(([type]) => type === short)?.[1] ?? ''

/** Now and then a row has no number. */
export const isNumbered = ({ roll }: AssessedProperty) => roll('no number') >= 0.007

/** Dates of sales were typed by hand. */
export const isMisdated = ({ roll }: AssessedProperty) => roll('typing error') < 0.05

/** Some counties write the whole road into the column of its name. */
export const isRunTogether = ({ roll }: AssessedProperty) => roll('run together') < 0.1

function streetOf(property: AssessedProperty) {
  const { name, type, preDirection } = property.address
  const direction = preDirection === 'W' ? 'West' : 'East'
  if (!isRunTogether(property)) return { st_pre_dir: direction, st_name: name, st_pos_typ: longType(type) }
  return { st_pre_dir: '', st_name: `${direction} ${name} ${longType(type)}`.trim(), st_pos_typ: '' }
}

/** Of these columns nothing is told. */
const untold = [
  ...['anumberpre', 'anumbersuf', 'st_pre_mod', 'st_pre_typ', 'st_pre_sep', 'st_pos_dir', 'st_pos_mod'],
  ...['sub_type2', 'sub_id2', 'lot', 'block', 'owner_more', 'own_add_l3', 'own_add_l4', 'tax_add_l2'],
  ...['tax_add_l3', 'tax_add_l4', 'useclass2', 'useclass3', 'useclass4', 'home_style', 'abb_legal'],
]
const blank = Object.fromEntries(untold.map((name) => [name, '']))

const empty: Readonly<Record<string, 'number' | 'date'>> = {
  ...{ tax_year: 'number', mkt_year: 'number', fin_sq_ft: 'number' },
  ...{ tax_capac: 'number', spec_asses: 'number', edit_date: 'date' },
}

function rowOf(property: AssessedProperty): Row {
  const { address, unit, owner, sale, roll } = property
  const [code, county] = isHennepin(property) ? ['27053', 'Hennepin'] : ['27137', 'St. Louis']
  const pin = isNumbered(property) ? pinOf(property) : ''
  return {
    ...blank,
    county_pin: pin,
    state_pin: `${code}-${pin}`,
    anumber: address.number,
    ...streetOf(property),
    sub_type1: unit ? 'Unit' : '',
    sub_id1: unit,
    zip: address.zip,
    ctu_name: address.city,
    postcomm: address.city,
    co_code: code,
    co_name: county,
    plat_name: 'SAMPLE PLAT',
    owner_name: owner.name,
    own_add_l1: owner.line,
    own_add_l2: `${owner.city} ${owner.state} ${owner.zip}`,
    tax_name: owner.name,
    tax_add_l1: owner.line,
    ...assessmentOf(property),
    sale_date: saleDay(isMisdated(property) && sale ? { sale: { ...sale, year: 3009 } } : property),
    sale_value: sale?.price ?? null,
    homestead: roll('homestead') < 0.6 ? 'Y' : 'N',
    exp_date: new Date('2026-06-01'),
  }
}

const classes = { house: '1A', condominium: '1A', vacant: '4BB', exempt: '5E' } as const

function assessmentOf(property: AssessedProperty): Row {
  const { kind, roll } = property
  const { land, building, total } = marketValueOf(property, 2025)
  const acres = acresOf(property)
  return {
    useclass1: classes[kind],
    tax_exempt: kind === 'exempt' ? 'Y' : 'N',
    dwell_type: kind === 'condominium' ? 'CONDOMINIUM' : 'SINGLE FAMILY',
    year_built: property.yearBuilt ?? 0,
    acres_poly: acres,
    acres_deed: roll('deed') < 0.5 ? acres : 0,
    emv_land: land,
    emv_bldg: building,
    emv_total: total,
    total_tax: Math.round(total * 0.012),
    // Hennepin sends no years, no areas and 0 homes.
    ...(isHennepin(property)
      ? { num_units: 0 }
      : { tax_year: 2026, mkt_year: 2025, fin_sq_ft: property.livingSquareFeet, num_units: 1 }),
  }
}

const stallOf = (property: AssessedProperty): Row => ({
  ...rowOf({ ...property, unit: stall }),
  objectid: accountOf({ ...property, unit: stall }),
  sub_type1: 'Garage',
  sub_id1: `G${stall}`,
  dwell_type: 'GARAGE STALL',
  emv_land: 0,
  emv_bldg: 12_000,
  emv_total: 12_000,
})

export const minnesotaSites = layerSites([
  {
    layer:
      'https://enterprise.gisdata.mn.gov/aghost/rest/services/us_mn_state_mngeo/plan_parcels_open/FeatureServer/1',
    name: 'Parcels, Compiled from Opt-In Open Data Counties',
    style: 'server',
    objectIdField: 'objectid',
    properties: propertiesIn(places),
    rowsOf,
    empty,
  },
  // The region's own copy spells the same columns in capitals, a layer for each county.
  ...metroCounties.map((county, id) => ({
    layer: `https://arcgis.metc.state.mn.us/data1/rest/services/parcels/Parcels/FeatureServer/${id}`,
    name: `${county} County Parcels`,
    style: 'server' as const,
    properties: propertiesIn(minneapolis),
    rowsOf: (property: AssessedProperty) => rowsOf(property).map(inCapitals),
    empty: inCapitals(empty),
    isEmpty: county !== 'Hennepin',
  })),
])
