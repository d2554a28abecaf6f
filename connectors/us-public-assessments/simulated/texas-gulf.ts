import { layerSites, type RollLayer } from './roll'
import { accountNumber, texasFacts } from './texas-facts'

export const harrisRoll = {
  layer: 'https://www.gis.hctx.net/arcgis/rest/services/HCAD/Parcels/MapServer/0',
  towns: ['TX', 'Houston'],
  search: { line: ['site_str_num'], id: ['HCAD_NUM'], serial: accountNumber },
  facts: {
    ...texasFacts,
    rollYear: 2026,
    // Thirteen digits with leading zeros.
    parcelId: '{account|pad 13}',
    isConfidential: { test: 'roll(confidential) < 0.1' },
    flag: { if: 'isConfidential', is: 'Y', else: '' },
  },
  recorded: ['tx-hcad.json'],
  unseen: ['CONDO_FLAG bld_value'],
  columns: {
    HCAD_NUM: '{parcelId}',
    acct_num: '{parcelId}',
    tax_year: '2026',
    owner_name_1: '{owner}',
    owner_name_2: null,
    owner_name_3: null,
    mail_addr_1: '{ownerLine}',
    mail_addr_2: '',
    mail_city: '{ownerCity}',
    mail_state: '{ownerState}',
    mail_zip: '{ownerZip}',
    site_str_pfx: '{direction|left 2}',
    site_str_num: '{number}',
    site_str_num_sfx: '   ',
    site_str_name: '{street|upper}',
    site_str_sfx: '{type|upper}',
    site_str_sfx_dir: '  ',
    site_city: '{city|upper}',
    site_zip: '{zip}',
    state_class: { if: 'kind = condominium', is: 'Z5', else: '{category}' },
    land_use: '1001',
    Acreage: '{lot|over 43560|fixed 4} AC',
    CONDO_FLAG: { if: 'kind = condominium', is: 'Y', else: ' ' },
    confidential_flag: '{flag|left 10}',
    land_value: '{land}',
    bld_value: '{building}',
    total_appraised_val: '{limited}',
    total_market_val: '{market}',
    land_sqft: '{lot}',
  },
} as const satisfies RollLayer

export const harrisSites = layerSites([harrisRoll])

export const fortBendRoll = {
  layer:
    'https://services2.arcgis.com/D4saGHECICkCeoJm/arcgis/rest/services/FBCAD_Public_Data/FeatureServer/0',
  towns: ['TX', 'Houston'],
  search: {
    line: ['SITUS'],
    id: ['QUICKREFID', 'PROPNUMBER'],
    serial: { without: /-/g, pattern: /^(?:R(\d+)|(\d{13})907)$/, isAccount: true },
  },
  facts: {
    ...texasFacts,
    rollYear: 2026,
    quickRef: 'R{account}',
    digits: '{account|pad 13}',
    // "0005-91-005-0251-907": the account in four groups, then the district’s 907.
    groups: '{digits|slice 0 4}-{digits|slice 4 6}-{digits|slice 6 9}-{digits|slice 9}',
    propertyNumber: '{groups}-907',
  },
  columns: {
    PROPNUMBER: '{propertyNumber}',
    QUICKREFID: '{quickRef}',
    OWNERNAME: '{owner}',
    OADDR1: '{ownerLine}',
    // Names in small letters, types in capitals, two blanks before the postal code.
    SITUS: '{number} {direction} {street} {type|upper}[ #{unit}], {city}, TX  {zip}',
    SITUSSNO: '{number|text}',
    SITUSSNM: '{street}',
    SITUSPRDIR: '{direction}',
    SITUSSTP: '{type|upper}',
    SITUSAPT: '{unit|or}',
    LANDVALUE: '{land}',
    IMPVALUE: '{building}',
    TOTALVALUE: '{market}',
    TOTSQFTLVG: '{living}',
    YEARBUILT: '{yearBuilt}',
  },
} as const satisfies RollLayer

export const fortBendSites = layerSites([fortBendRoll])

export const montgomeryRoll = {
  layer: 'https://geohwp.houstontx.gov/arcgis/rest/services/03_BaseData_External/Parcels_Current/MapServer/3',
  towns: ['TX', 'Houston'],
  search: { line: ['ADDRESS'], id: ['PARCEL_ID'], serial: accountNumber },
  facts: {
    ...texasFacts,
    site: '{line}[ {unit}], {city} TX {zip}',
    exemption: { if: 'roll(exempt) < 0.1', is: 'XV', else: '' },
    rollYear: 2026,
  },
  columns: {
    PARCEL_ID: '{account}',
    ADDRESS: '{site|upper}',
    OWNER: '{owner}',
    OWNER_ADD: '{ownerLine}',
    STATECLASS: '{category}{exemption}',
    Tax_Year: 2026,
    Year_Built: '{yearBuilt|or 0}',
    IMPR_SQ_FT: '{living}',
  },
} as const satisfies RollLayer

export const montgomerySites = layerSites([montgomeryRoll])
