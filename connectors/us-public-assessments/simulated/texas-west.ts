import { layerSites, type RollLayer } from './roll'
import { accountNumber, texasFacts } from './texas-facts'

export const bexarRoll = {
  layer: 'https://maps.bexar.org/arcgis/rest/services/Parcels/MapServer/0',
  towns: ['TX', 'San Antonio'],
  search: { line: ['Situs'], id: ['PropID'], serial: accountNumber },
  facts: {
    ...texasFacts,
    rollYear: 2025,
    // Nothing is known of its building and its place, for which the layer has the word NULL.
    isUnknown: { test: 'kind = vacant and roll(untold) < 0.5' },
    // "509 KING WILLIAM": the type of street is left out now and then, here only of courts.
    hasType: { test: 'type != Ct or roll(type) < 0.6' },
    suffix: { if: 'hasType', is: '{type}', else: '' },
    site: '{number} {direction} {street} {suffix} ',
  },
  columns: {
    PropID: '{account}',
    Situs: '{site|upper}',
    Zip: { if: 'isUnknown', is: 'NULL', else: '{zip}' },
    Owner: '{owner}',
    AddrLn1: '{ownerLine}',
    YrBlt: '{yearBuilt|or NULL|text}',
    GBA: { if: 'isUnknown', is: 'NULL', else: '{living|text}' },
    State_cd: { if: 'isUnknown', is: 'NULL', else: '{category}' },
    Nbhd: '57011',
    Exempts: { if: 'kind = exempt', is: 'EX-XV', else: 'NULL' },
    LandVal: '{land}',
    ImprVal: '{building}',
    TotVal: '{market}',
  },
} as const satisfies RollLayer

export const bexarSites = layerSites([bexarRoll])

export const elPasoRoll = {
  layer: 'https://gis.elpasotexas.gov/arcgis/rest/services/CachedServices/Parcels_Uncached/MapServer/0',
  refusesPrograms: true,
  towns: ['TX', 'San Antonio'],
  search: { line: ['SITUS_NUM'], id: ['PROP_ID'], serial: accountNumber },
  facts: { ...texasFacts, rollYear: 2026, road: '{direction} {street}' },
  columns: {
    PROP_ID: '{account}',
    FILE_AS_NA: '{owner}',
    ADDR_LINE1: null,
    ADDR_LINE2: '{ownerLine}',
    ADDR_LINE3: null,
    SITUS_NUM: '{number|text}',
    SITUS_STRE: '{road|trim|upper}',
    SITUS_DIR: '{type|upper}',
    SITUS_UNIT: { if: 'unit', is: '{unit}', else: ' ' },
    STATE_CD: '{category}',
    YR_BLT: '{yearBuilt|or 0}',
    PROP_VAL_Y: 2026,
    X022_APPRA: 0,
  },
} as const satisfies RollLayer

export const elPasoSites = layerSites([elPasoRoll])
