import { layerSites, type RollLayer, renamed, same } from './roll'

const metroCounties = ['Anoka', 'Carver', 'Dakota', 'Hennepin', 'Ramsey', 'Scott', 'Washington']

export const minnesotaRoll = {
  layer:
    'https://enterprise.gisdata.mn.gov/aghost/rest/services/us_mn_state_mngeo/plan_parcels_open/FeatureServer/1',
  name: 'Parcels, Compiled from Opt-In Open Data Counties',
  style: 'server',
  objectIdField: 'objectid',
  towns: ['MN'],
  search: {
    line: ['anumber'],
    id: ['county_pin', 'state_pin'],
    serial: { pattern: /^(?:27\d{3}-)?(\d{11})\d$/, perTown: 1_994_752 },
  },
  facts: {
    isHennepin: { test: 'city = Minneapolis' },
    lotInTown: '{serial|mod 1994752}',
    parcelId: '{lotInTown|pad 11}{unit|or 0}',
    isNumbered: { test: 'roll(no number) >= 0.007' },
    pin: { if: 'isNumbered', is: '{parcelId}', else: '' },
    code: { if: 'isHennepin', is: '27053', else: '27137' },
    isRunTogether: { test: 'roll(run together) < 0.1' },
    side: { by: 'direction', of: { W: 'West' }, else: 'East' },
    road: '{side} {street} {longType}',
    isMisdated: { test: 'roll(typing error) < 0.05' },
  },
  recorded: ['mn-statewide-layer-fields.json'],
  columns: {
    ...same('anumberpre anumbersuf st_pre_mod st_pre_typ st_pre_sep st_pos_dir st_pos_mod', ''),
    ...same('sub_type2 sub_id2 lot block owner_more own_add_l3 own_add_l4 tax_add_l2', ''),
    ...same('tax_add_l3 tax_add_l4 useclass2 useclass3 useclass4 home_style abb_legal', ''),
    county_pin: '{pin}',
    state_pin: '{code}-{pin}',
    anumber: '{number}',
    st_pre_dir: { if: 'isRunTogether', is: '', else: '{side}' },
    st_name: { if: 'isRunTogether', is: '{road|trim}', else: '{street}' },
    st_pos_typ: { if: 'isRunTogether', is: '', else: '{longType}' },
    sub_type1: { if: 'unit', is: 'Unit', else: '' },
    sub_id1: '{unit}',
    zip: '{zip}',
    ctu_name: '{city}',
    postcomm: '{city}',
    co_code: '{code}',
    co_name: { if: 'isHennepin', is: 'Hennepin', else: 'St. Louis' },
    plat_name: 'SAMPLE PLAT',
    owner_name: '{owner}',
    own_add_l1: '{ownerLine}',
    own_add_l2: '{ownerCity} {ownerState} {ownerZip}',
    tax_name: '{owner}',
    tax_add_l1: '{ownerLine}',
    useclass1: { by: 'kind', of: { house: '1A', condominium: '1A', vacant: '4BB', exempt: '5E' } },
    tax_exempt: { if: 'kind = exempt', is: 'Y', else: 'N' },
    dwell_type: { if: 'kind = condominium', is: 'CONDOMINIUM', else: 'SINGLE FAMILY' },
    year_built: '{yearBuilt|or 0}',
    acres_poly: '{acres}',
    acres_deed: { if: 'roll(deed) < 0.5', is: '{acres}', else: 0 },
    emv_land: '{land@2025}',
    emv_bldg: '{building@2025}',
    emv_total: '{total@2025}',
    total_tax: '{total@2025|times 0.012|round}',
    // Hennepin sends no years, no areas and 0 homes.
    num_units: { if: 'isHennepin', is: 0, else: 1 },
    sale_date: {
      if: 'isMisdated and saleYear',
      is: { day: '3009-{saleMonth|pad 2}-14' },
      else: '{saleDay}',
    },
    sale_value: '{salePrice}',
    homestead: { if: 'roll(homestead) < 0.6', is: 'Y', else: 'N' },
    exp_date: { day: '2026-06-01' },
    tax_year: { if: 'isHennepin', is: null, else: 2026 },
    mkt_year: { if: 'isHennepin', is: null, else: 2025 },
    fin_sq_ft: { if: 'isHennepin', is: null, else: '{living}' },
    ...same('tax_capac spec_asses edit_date', null),
  },
  types: {
    tax_capac: 'number',
    spec_asses: 'number',
    edit_date: 'date',
  },
  rows: [
    {},
    {
      if: 'unit = 1',
      unit: '9',
      cells: {
        objectid: '{account}',
        sub_type1: 'Garage',
        sub_id1: 'G9',
        dwell_type: 'GARAGE STALL',
        emv_land: 0,
        emv_bldg: 12_000,
        emv_total: 12_000,
      },
    },
  ],
} as const satisfies RollLayer

const upper = (name: string) => name.toUpperCase()

const metroLayers = metroCounties.map((county, id): RollLayer => {
  const { search, columns, types, rows } = minnesotaRoll
  return {
    ...minnesotaRoll,
    layer: `https://arcgis.metc.state.mn.us/data1/rest/services/parcels/Parcels/FeatureServer/${id}`,
    name: `${county} County Parcels`,
    objectIdField: 'OBJECTID',
    towns: ['MN', 'Minneapolis'],
    search: { ...search, line: search.line.map(upper), id: search.id.map(upper) },
    columns: renamed(columns, upper),
    types: renamed(types, upper) as RollLayer['types'],
    rows: rows.map((row) => ('cells' in row ? { ...row, cells: renamed(row.cells, upper) } : row)),
    isEmpty: county !== 'Hennepin',
  }
})

export const minnesotaSites = layerSites([minnesotaRoll, ...metroLayers])
