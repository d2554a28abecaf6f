import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import type { AssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { accountOf, layerSites } from './sketch'
import { categoryCode, serialOfAccount, texasValues } from './texas-values'

/** Thirteen digits with leading zeros. */
export const hcadNumberOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  String(accountOf(property)).padStart(13, '0')

export const isConfidential = ({ roll }: AssessedProperty) => roll('confidential') < 0.1

const newestYear = 2026

export const harrisSites = layerSites([
  {
    layer: 'https://www.gis.hctx.net/arcgis/rest/services/HCAD/Parcels/MapServer/0',
    properties: askedBy(towns('TX', 'Houston'), {
      line: ['site_str_num'],
      id: ['HCAD_NUM'],
      serialOf: serialOfAccount,
    }),
    rowsOf: (property) => [rowOf(property)],
  },
])

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

export const quickRefOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => `R${accountOf(property)}`

/** "0005-91-005-0251-907": the account in four groups, then the district's 907. */
export const propertyNumberOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `${String(accountOf(property))
    .padStart(13, '0')
    .replace(/^(....)(..)(...)(....)$/, '$1-$2-$3-$4')}-907`

function serialOf(id: string): number | null {
  const [, account] = /^R(\d+)$/.exec(id) ?? /^(\d{13})907$/.exec(id.replaceAll('-', '')) ?? []
  return account === undefined ? null : Math.floor(Number(account) / 10)
}

export const fortBendSites = layerSites([
  {
    layer:
      'https://services2.arcgis.com/D4saGHECICkCeoJm/arcgis/rest/services/FBCAD_Public_Data/FeatureServer/0',
    properties: askedBy(towns('TX', 'Houston'), {
      line: ['SITUS'],
      id: ['QUICKREFID', 'PROPNUMBER'],
      serialOf,
    }),
    rowsOf: (property) => [fortBendRow(property)],
  },
])

function fortBendRow(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet } = property
  const { number, preDirection, name, type, city, zip } = address
  const { land, building, market } = texasValues(property, 2026)
  return {
    PROPNUMBER: propertyNumberOf(property),
    QUICKREFID: quickRefOf(property),
    OWNERNAME: owner.name,
    OADDR1: owner.line,
    // Names in small letters, types in capitals, two blanks before the postal code.
    SITUS: `${number} ${preDirection} ${name} ${type.toUpperCase()}${unit && ` #${unit}`}, ${city}, TX  ${zip}`,
    SITUSSNO: String(number),
    SITUSSNM: name,
    SITUSPRDIR: preDirection,
    SITUSSTP: type.toUpperCase(),
    SITUSAPT: unit === '' ? null : unit,
    LANDVALUE: land,
    IMPVALUE: building,
    TOTALVALUE: market,
    TOTSQFTLVG: livingSquareFeet,
    YEARBUILT: yearBuilt,
  }
}

export const montgomeryIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  String(accountOf(property))

export const montgomerySites = layerSites([
  {
    layer:
      'https://geohwp.houstontx.gov/arcgis/rest/services/03_BaseData_External/Parcels_Current/MapServer/3',
    properties: askedBy(towns('TX', 'Houston'), {
      line: ['ADDRESS'],
      id: ['PARCEL_ID'],
      serialOf: serialOfAccount,
    }),
    rowsOf: (property) => [montgomeryRow(property)],
  },
])

function montgomeryRow(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet, roll } = property
  const line = `${writeStreetLine(address)}${unit && ` ${unit}`}`
  return {
    PARCEL_ID: accountOf(property),
    ADDRESS: `${line}, ${address.city} TX ${address.zip}`.toUpperCase(),
    OWNER: owner.name,
    OWNER_ADD: owner.line,
    // A letter behind the category says that the property is exempt.
    STATECLASS: `${categoryCode(property)}${roll('exempt') < 0.1 ? 'XV' : ''}`,
    Tax_Year: 2026,
    Year_Built: yearBuilt ?? 0,
    IMPR_SQ_FT: livingSquareFeet,
  }
}
