/** These data sets declare no columns that name people. */
export interface EvidenceDataset {
  host: string
  id: string
  source: string
  required: readonly string[]
  /**
   * Columns that the data set must publish, although a row may lack them. Without such a column, results
   * would be wrong.
   */
  decisive?: readonly string[]
  optional: readonly string[]
  /** True if the columns are known only from the publisher's code, and appear in no recorded row. */
  notProven?: true
}

const COOK = 'datacatalog.cookcountyil.gov'
const ASSESSOR = 'Cook County Assessor’s Office'

export const hosts = [COOK, 'data.ct.gov']

const columns = (text: string): string[] => text.split(' ')

export const neededColumns = ({ required, decisive = [] }: EvidenceDataset): string[] => [
  ...required,
  ...decisive,
]

export const cookSales: EvidenceDataset = {
  host: COOK,
  id: 'wvhk-k5uv',
  source: ASSESSOR,
  required: columns('row_id pin sale_date sale_price'),
  optional: columns(
    'township_code nbhd class is_mydec_date deed_type is_multisale num_parcels_sale sale_type sale_filter_same_sale_within_365 sale_filter_less_than_10k sale_filter_deed_type',
  ),
  notProven: true,
}

export const assessorAppeals: EvidenceDataset = {
  host: COOK,
  id: 'y282-6ig3',
  source: ASSESSOR,
  required: columns('pin year case_no hearing_type'),
  decisive: columns('mailed_tot certified_tot'),
  optional: columns('status reason_code1 reason_code2 reason_code3'),
  notProven: true,
}

export const boardDecisions: EvidenceDataset = {
  host: COOK,
  id: '7pny-nedm',
  source: 'Cook County Board of Review',
  required: columns('appealid pin tax_year'),
  decisive: columns('result assessor_totalvalue bor_totalvalue'),
  optional: columns('appealtypedescription'),
}

export const cookValues: EvidenceDataset = {
  host: COOK,
  id: 'uzyt-m557',
  source: ASSESSOR,
  required: columns('pin year'),
  optional: columns('class township_code nbhd mailed_tot certified_tot board_tot'),
}

export const cookAddresses: EvidenceDataset = {
  host: COOK,
  id: '3723-97qp',
  source: ASSESSOR,
  required: columns('pin year'),
  optional: columns('prop_address_full'),
}

export const cookPlaces: EvidenceDataset = {
  host: COOK,
  id: 'pabr-t5kh',
  source: ASSESSOR,
  required: columns('pin'),
  optional: columns('lat lon'),
  notProven: true,
}

export const cookBuildings: EvidenceDataset = {
  host: COOK,
  id: 'x54s-btds',
  source: ASSESSOR,
  required: columns('pin'),
  optional: columns(
    'year card class township_code char_bldg_sf char_land_sf char_yrblt char_rooms char_beds char_fbath char_hbath char_type_resd char_cnst_qlty char_repair_cnd char_ext_wall char_bsmt char_bsmt_fin char_attic_type char_air char_gar1_size card_proration_rate',
  ),
}

export const connecticutSales: EvidenceDataset = {
  host: 'data.ct.gov',
  id: '5mzw-sjtu',
  source: 'Connecticut Office of Policy and Management',
  required: columns('serialnumber listyear daterecorded town saleamount'),
  optional: columns('address assessedvalue propertytype residentialtype nonusecode geo_coordinates'),
}

export const sets = [
  cookSales,
  assessorAppeals,
  boardDecisions,
  cookValues,
  cookAddresses,
  cookPlaces,
  cookBuildings,
  connecticutSales,
]

export const personalColumns = columns(
  'seller_name buyer_name agent_code agent_name appellant appellant_address appellant_city appellant_state appellant_zip attny attorney_firstname attorney_lastname attorney_firmname remarks opm_remarks mail_address_name mail_address_full owner_address_name owner_address_full',
)
