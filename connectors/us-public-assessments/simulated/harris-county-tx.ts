import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, double, texasSite, texasValues, text, whole } from './texas-layer'

/** Thirteen digits with leading zeros. */
export const hcadNumberOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  String(accountOf(property)).padStart(13, '0')

export const isConfidential = ({ roll }: AssessedProperty) => roll('confidential') < 0.1

const newestYear = 2026

export const harrisSites = [
  texasSite({
    host: 'www.gis.hctx.net',
    path: '/arcgis/rest/services/HCAD/Parcels/MapServer/0',
    places: towns('TX', 'Houston'),
    line: ['site_str_num'],
    id: ['HCAD_NUM'],
    fields: [
      ...['HCAD_NUM', 'acct_num', 'tax_year', 'owner_name_1', 'owner_name_2', 'owner_name_3'].map(text),
      ...['mail_addr_1', 'mail_addr_2', 'mail_city', 'mail_state', 'mail_zip', 'site_str_pfx'].map(text),
      whole('site_str_num'),
      ...['site_str_num_sfx', 'site_str_name', 'site_str_sfx', 'site_str_sfx_dir', 'site_city'].map(text),
      ...['site_zip', 'state_class', 'land_use', 'Acreage', 'CONDO_FLAG', 'confidential_flag'].map(text),
      ...['land_value', 'bld_value', 'total_appraised_val', 'total_market_val', 'land_sqft'].map(double),
    ],
    rowsOf: (property) => [rowOf(property)],
  }),
]

function rowOf(property: AssessedProperty) {
  const { address, owner, lotSquareFeet, kind } = property
  const { land, building, market, limited } = texasValues(property, newestYear)
  const number = hcadNumberOf(property)
  return {
    HCAD_NUM: number,
    acct_num: number,
    tax_year: String(newestYear),
    owner_name_1: owner.name,
    owner_name_2: null,
    owner_name_3: null,
    mail_addr_1: owner.line,
    mail_addr_2: '',
    mail_city: owner.city,
    mail_state: owner.state,
    mail_zip: owner.zip,
    site_str_pfx: address.preDirection.padEnd(2),
    site_str_num: address.number,
    site_str_num_sfx: '   ',
    site_str_name: address.name.toUpperCase(),
    site_str_sfx: address.type.toUpperCase(),
    site_str_sfx_dir: '  ',
    site_city: address.city.toUpperCase(),
    site_zip: address.zip,
    state_class: kind === 'condominium' ? 'Z5' : categoryCode(property),
    land_use: '1001',
    Acreage: `${(lotSquareFeet / 43_560).toFixed(4)} AC`,
    CONDO_FLAG: kind === 'condominium' ? 'Y' : ' ',
    confidential_flag: (isConfidential(property) ? 'Y' : '').padEnd(10),
    land_value: land,
    bld_value: building,
    total_appraised_val: limited,
    total_market_val: market,
    land_sqft: lotSquareFeet,
  }
}
