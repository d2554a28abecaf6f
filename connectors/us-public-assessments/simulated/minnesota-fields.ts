import type { SimulatedField } from '@/lib/arcgis/simulated-layer'

/** The columns that are asked for, and those of owners and taxpayers. */
export const minnesotaFields: SimulatedField[] = [
  { name: 'objectid', type: 'esriFieldTypeOID' },
  ...[
    ...['county_pin', 'state_pin', 'anumberpre', 'anumbersuf', 'st_pre_mod', 'st_pre_dir', 'st_pre_typ'],
    ...['st_pre_sep', 'st_name', 'st_pos_typ', 'st_pos_dir', 'st_pos_mod', 'sub_type1', 'sub_id1'],
    ...['sub_type2', 'sub_id2', 'zip', 'ctu_name', 'postcomm', 'co_code', 'co_name', 'lot', 'block'],
    ...['plat_name', 'owner_name', 'owner_more', 'own_add_l1', 'own_add_l2', 'own_add_l3', 'own_add_l4'],
    ...['tax_name', 'tax_add_l1', 'tax_add_l2', 'tax_add_l3', 'tax_add_l4', 'homestead', 'useclass1'],
    ...['useclass2', 'useclass3', 'useclass4', 'tax_exempt', 'dwell_type', 'home_style', 'abb_legal'],
  ].map((name) => ({ name, type: 'esriFieldTypeString', length: 100 })),
  ...['anumber', 'tax_year', 'mkt_year', 'fin_sq_ft', 'year_built', 'num_units'].map((name) => ({
    name,
    type: 'esriFieldTypeInteger',
  })),
  ...[
    ...['acres_poly', 'acres_deed', 'emv_land', 'emv_bldg', 'emv_total', 'tax_capac', 'total_tax'],
    ...['spec_asses', 'sale_value'],
  ].map((name) => ({ name, type: 'esriFieldTypeDouble' })),
  ...['sale_date', 'edit_date', 'exp_date'].map((name) => ({ name, type: 'esriFieldTypeDate' })),
]
