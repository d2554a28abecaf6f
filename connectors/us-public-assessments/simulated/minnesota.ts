import type { SimulatedLayer, SimulatedRow, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { assessedProperties } from '@/lib/sample-world/assessed-search'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import type { Place } from '@/lib/sample-world/gazetteer'
import { streetTypes } from '@/lib/sample-world/street-names'
import { minnesotaFields as fields } from './minnesota-fields'
import { towns } from './sample-properties'

const statePath = '/aghost/rest/services/us_mn_state_mngeo/plan_parcels_open/FeatureServer'
const metroPath = '/data1/rest/services/parcels/Parcels/FeatureServer'
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

const statewide: SimulatedLayer = {
  id: 1,
  name: 'Parcels, Compiled from Opt-In Open Data Counties',
  style: 'server',
  objectIdField: 'objectid',
  geometryType: 'esriGeometryPolygon',
  maxRecordCount: 2000,
  fields,
  rows: (query) => rowsOf(places, query),
}

/** The region's own copy spells the same columns in capitals, a layer for each county. */
const metroLayers = metroCounties.map(
  (county, id): SimulatedLayer => ({
    ...statewide,
    id,
    name: `${county} County Parcels`,
    objectIdField: 'OBJECTID',
    fields: fields.map((field) => ({ ...field, name: field.name.toUpperCase() })),
    *rows(query) {
      if (county !== 'Hennepin') return
      for (const { attributes } of rowsOf(minneapolis, query)) yield { attributes: inCapitals(attributes) }
    },
  }),
)

const inCapitals = <T>(cells: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.toUpperCase(), cell]))

function* rowsOf(towns: readonly Place[], { equals }: SimulatedRowQuery): Generator<SimulatedRow> {
  const asked = inCapitals(equals)
  const pins = asked.COUNTY_PIN ?? asked.STATE_PIN?.map((pin) => pin.slice('27137-'.length))
  const serials = pins?.flatMap((pin) =>
    places.map((_, town) => town * lotsOfTown + Number(pin.slice(0, -1))),
  )
  const numbers = asked.ANUMBER?.map(Number)
  const wanted = serials ? { serials } : numbers ? { numbers } : {}
  for (const property of assessedProperties(towns, wanted)) {
    yield { attributes: rowOf(property) }
    // A garage is bought with a home, and stands among the homes under a number of its own.
    if (property.unit === '1') yield { attributes: stallOf(property) }
  }
}

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

const blank = Object.fromEntries(fields.map(({ name, type }) => [name, type.endsWith('String') ? '' : null]))

function rowOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { address, serial, unit, owner, sale, roll } = property
  const [code, county] = isHennepin(property) ? ['27053', 'Hennepin'] : ['27137', 'St. Louis']
  const pin = isNumbered(property) ? pinOf(property) : ''
  return {
    ...blank,
    objectid: serial * 10 + Number(unit || 0),
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
    sale_date: sale && Date.UTC(isMisdated(property) ? 3009 : sale.year, sale.month - 1, 14),
    sale_value: sale?.price ?? null,
    homestead: roll('homestead') < 0.6 ? 'Y' : 'N',
    exp_date: Date.UTC(2026, 5, 1),
  }
}

const classes = { house: '1A', condominium: '1A', vacant: '4BB', exempt: '5E' } as const

function assessmentOf(property: AssessedProperty): SimulatedRow['attributes'] {
  const { kind, roll } = property
  const { land, building, total } = marketValueOf(property, 2025)
  const acres = Math.round(property.lotSquareFeet / 43.56) / 1000
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

const stallOf = (property: AssessedProperty): SimulatedRow['attributes'] => ({
  ...rowOf({ ...property, unit: stall }),
  sub_type1: 'Garage',
  sub_id1: `G${stall}`,
  dwell_type: 'GARAGE STALL',
  emv_land: 0,
  emv_bldg: 12_000,
  emv_total: 12_000,
})

export const minnesotaSites: SimulatedSite[] = [
  {
    host: 'enterprise.gisdata.mn.gov',
    path: statePath,
    simulate: simulateArcgis({ path: statePath, layers: [statewide] }),
  },
  {
    host: 'arcgis.metc.state.mn.us',
    path: metroPath,
    simulate: simulateArcgis({ path: metroPath, layers: metroLayers }),
  },
]
