import { layerSites, type RollLayer } from './roll'
import { accountNumber, texasFacts } from './texas-facts'

export const dallasRoll = {
  layer: 'https://maps.dcad.org/prdwa/rest/services/Property/ParcelQuery/MapServer/4',
  towns: ['TX', 'Dallas'],
  search: {
    line: ['SITEADDRESS'],
    id: ['PARCELID'],
    serial: { pattern: /^(\d{11})0{6}$/, isAccount: true },
  },
  facts: {
    ...texasFacts,
    rollYear: 2026,
    // Seventeen digits, the last six of them zeros.
    parcelId: '{account|pad 11}000000',
    hasEquipment: { test: 'not unit and roll(equipment) < 0.3' },
  },
  columns: {
    PARCELID: '{parcelId}',
    SITEADDRESS: '{line|upper}',
    UNIT: '[{unit}  ]',
    CLASSCD: { by: 'kind', of: { condominium: '3', vacant: '7' }, else: '1' },
    CLASSDSCRP: {
      by: 'kind',
      of: { condominium: 'SFR - CONDOMINIUMS', vacant: 'SFR - VACANT LOTS/TRACTS' },
      else: 'SFR - ON PLATTED LOTS',
    },
    SCHLDSCRP: 'INKWELL ISD',
    OWNERNME1: '{owner}',
    PSTLADDRESS: '{ownerLine}',
    PSTLCITY: '{ownerCity}',
    RESFLRAREA: '{living}',
    RESYRBLT: { if: 'roll(slip) < 0.05', is: 2502, else: '{yearBuilt}' },
    CNTASSDVAL: '{market}',
    REVALYR: '{roll(revalued)|times 3|floor|plus 2024}',
  },
  rows: [
    {
      if: 'hasEquipment',
      cells: {
        PARCELID: '99{parcelId|slice 2}',
        CLASSCD: '31',
        CLASSDSCRP: 'COMMERCIAL BPP',
        RESYRBLT: null,
        RESFLRAREA: null,
      },
    },
    {},
  ],
} as const satisfies RollLayer

export const dallasSites = layerSites([dallasRoll])

export const collinRoll = {
  layer:
    'https://services2.arcgis.com/uXyoacYrZTPTKD3R/arcgis/rest/services/CCAD_Parcel_Feature_Set/FeatureServer/4',
  towns: ['TX', 'Dallas'],
  search: { line: ['situsBldgNum'], id: ['PROP_ID'], serial: accountNumber },
  facts: {
    ...texasFacts,
    rollYear: 2026,
    site: '{number} {street}, {city}, TX {zip}',
    // The roll of the next year is open: empty for most, a copy of this year’s values for some.
    isCarriedOver: { test: 'roll(carried over) < 0.2' },
  },
  columns: {
    PROP_ID: '{account}',
    ownerName: '{owner}',
    ownerAddrLine1: '{ownerLine}',
    ownerAddrCity: '{ownerCity}',
    ownerAddrState: '{ownerState}',
    ownerAddrZip: '{ownerZip}',
    situsConcat: '{site|upper}',
    situsBldgNum: '{number|text}',
    situsStreetPrefix: '{direction}',
    situsStreetName: '{street|upper}',
    situsStreetSuffix: '{type|upper}',
    situsUnit: '{unit|or}',
    situsCity: '{city|upper}',
    situsZip: '{zip}',
    imprvYearBuilt: '{yearBuilt}',
    imprvMainArea: '{living}',
    currValYear: 2027,
    prevValYear: 2026,
    currValMarket: { if: 'isCarriedOver', is: '{market}' },
    currValLand: { if: 'isCarriedOver', is: '{land}' },
    currValImprv: { if: 'isCarriedOver', is: '{building}' },
    currValAppraised: { if: 'isCarriedOver', is: '{market}' },
    currValAssessed: { if: 'isCarriedOver', is: '{limited}' },
    prevValMarket: '{market}',
    prevValLand: '{land}',
    prevValImprv: '{building}',
    prevValAppraised: '{market}',
    prevValAssessed: '{limited}',
  },
} as const satisfies RollLayer

export const collinSites = layerSites([collinRoll])

export const dentonRoll = {
  layer: 'https://gis.dentoncounty.gov/arcgis/rest/services/Parcels_FC/MapServer/0',
  towns: ['TX', 'Dallas'],
  search: { line: ['situs_street_address'], id: ['pid'], serial: accountNumber },
  facts: {
    ...texasFacts,
    rollYear: 2026,
    site: '{line}[ UNIT {unit}]',
    publishedYear: { if: 'roll(moved on) < 0.3', is: 2027, else: 2026 },
    hasHomestead: { test: 'limited < $market' },
  },
  columns: {
    pid: '{account}',
    name: '{owner}',
    nameSecondary: null,
    addrDeliveryLine: '{ownerLine}',
    situs_full_address: '{site|upper}, {city|upper}, TX {zip}',
    situs_street_address: '{site|upper}',
    situsCity: '{city|upper}',
    situsZip: '{zip}',
    exemptions: { if: 'hasHomestead', is: 'HS' },
    stateCodes: { if: 'roll(several) < 0.1', is: 'A1,D1,E1', else: '{category}' },
    landHSValue: { if: 'hasHomestead', is: '{land}', else: 0 },
    landNHSValue: { if: 'hasHomestead', is: 0, else: '{land}' },
    improvementValue: '{building}',
    ownerMarketValue: '{market}',
    ownerAppraisedValue: '{market}',
    ownerNetAppraisedValue: '{limited}',
    ownerHSTaxLimitationValue: '{market|minus $limited}',
    pYear: '{publishedYear}',
    imprvActualYearBuilt: '{yearBuilt}',
    imprvMainArea: '{living}',
  },
} as const satisfies RollLayer

export const dentonSites = layerSites([dentonRoll])

export const tarrantRoll = {
  layer: 'https://tad.newedgeservices.com/arcgis/rest/services/OD_TAD/OD_ParcelView/MapServer/0',
  isUnpaged: true,
  towns: ['TX', 'Dallas'],
  search: { line: ['Situs_Addr'], id: ['Account_Nu', 'TAXPIN'], serial: accountNumber },
  facts: {
    ...texasFacts,
    rollYear: 2025,
    parcelId: '{account|pad 8}',
    // The number of a place on the map: "3455-721-8".
    taxPin: '{parcelId|slice 0 4}-{parcelId|slice 4 7}-{parcelId|slice 7}',
    hasEquipment: { test: 'not unit and roll(equipment) < 0.3' },
    site: '{line}[ UNIT {unit}]',
    equipment: '9{parcelId|slice 1}',
    personal: 'L1',
    built: '{yearBuilt|or 0}',
    none: 0,
  },
  columns: {
    TAXPIN: '{taxPin|left 14}',
    Account_Nu: '{parcelId|left 12}',
    Owner_Name: '{owner|left 40}',
    Situs_Addr: '{site|upper|left 40}',
    City: '026',
    ZipCode: '{zip}     ',
    Land_Value: '{land|right 11}',
    Improvemen: '{building|right 11}',
    Total_Valu: '{market|right 11}',
    Appraised_: '{limited|right 11}',
    Property_C: '{category|left 16}',
    Year_Built: '{built|right 4}',
    Living_Are: '{living|right 11}',
    Appraisal_: '2025',
  },
  rows: [
    {
      if: 'hasEquipment',
      cells: {
        Account_Nu: '{equipment|left 12}',
        Property_C: '{personal|left 16}',
        Land_Value: '{none|right 11}',
        Year_Built: '   0',
      },
    },
    {},
  ],
} as const satisfies RollLayer

export const tarrantSites = layerSites([tarrantRoll])
