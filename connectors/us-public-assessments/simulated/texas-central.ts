import { datasetSites, layerSites, type RollDataset, type RollLayer } from './roll'
import { accountNumber, texasFacts } from './texas-facts'

export const travisRoll = {
  layer:
    'https://services1.arcgis.com/HGcSYZ5bvjRswoCb/arcgis/rest/services/TCAD_Parcels_Dec_2025/FeatureServer/0',
  towns: ['TX', 'Austin'],
  search: { line: ['situs_num'], id: ['PROP_ID'], serial: accountNumber },
  facts: {
    ...texasFacts,
    rollYear: 2025,
    isJoined: { test: 'roll(joined) < 0.2' },
  },
  columns: {
    PROP_ID: '{account}',
    py_owner_name: '{owner}',
    py_address: '{ownerLine}, {ownerCity}, {ownerState} {ownerZip}',
    situs_num: '{number|text}',
    situs_street_prefx: '{direction}',
    situs_street: { if: 'isJoined', is: '{street|upper} {type|upper}', else: '{street|upper}' },
    situs_street_suffix: { if: 'isJoined', is: '', else: '{type|upper}' },
    situs_city: '{city|upper}',
    situs_zip: '{zip}',
    land_state_cd: '{category}',
    market_value: '{market}',
    appraised_val: '{market}',
    assessed_val: '{limited}',
    F1year_imprv: '{yearBuilt}',
  },
} as const satisfies RollLayer

export const travisSites = layerSites([travisRoll])

export const williamsonRoll = {
  host: 'data.wcad.org',
  id: 'ai3c-c9pf',
  updatedAt: '2026-11-03T09:00:00Z',
  pointed: ['totalassessedvalue'],
  titles: { tax_year: 'Tax Year' },
  towns: ['TX', 'Austin'],
  search: { line: ['situsaddress'], id: ['quickrefid'], serial: accountNumber },
  facts: { ...texasFacts, rollYear: 2026, parcelId: 'R{account|pad 6}' },
  columns: {
    propertyid: '{account}',
    quickrefid: '{parcelId}',
    situsaddress: '{number} {street|upper} {type|upper}[ {unit}] {direction}, {city|upper}, TX  {zip}',
    streetnumber: '{number|text}',
    streetname: '{street|upper}',
    streetsuffix: '{type|upper}',
    city: '{city|upper}',
    zip: '{zip}',
    totalpropmktvalue: '{market}',
    totallandmktvalue: '{land}',
    totalimpmktvalue: { if: 'kind = vacant', is: null, else: '{building}' },
    totalassessedvalue: '{limited}',
    tax_year: 2026,
    propertytypedesc: { if: 'kind = vacant', is: 'Land', else: 'Residential' },
  },
} as const satisfies RollDataset

export const williamsonSites = datasetSites(williamsonRoll)
