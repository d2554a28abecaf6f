import { layerSites, type RollLayer } from './roll'

export const massachusettsRoll = {
  layer:
    'https://services1.arcgis.com/hGdibHYSPO59RG1h/arcgis/rest/services/Massachusetts_Property_Tax_Parcels/FeatureServer/0',
  name: 'L3_TAXPAR_POLY_ASSESS',
  towns: ['MA'],
  search: {
    line: ['SITE_ADDR', 'ADDR_NUM'],
    id: ['PROP_ID', 'MAP_PAR_ID', 'LOC_ID'],
    serial: { without: /\D/g, pattern: /^(\d{8})(?:\d{4})?$/ },
  },
  facts: {
    digits: '{serial|pad 8}',
    // "071 0036 0000": the lot’s serial in two parts, then the unit.
    parcelId: '{digits|slice 0 4} {digits|slice 4} {unit|pad 4}',
    // The towns send their files at different times.
    fiscalYear: { by: 'city', of: { Boston: 2026 }, else: 2025 },
    valued: '{fiscalYear|minus 1}',
    road: '{direction} {street} {type}',
    isInAcres: { test: 'roll(acres) < 0.3' },
    isSpelledOut: { test: 'roll(lot unit) < 0.7' },
    siteUnit: { if: 'unit and roll(unit) < 0.5', is: '{unit}', else: '' },
    acreWord: { if: 'isSpelledOut', is: 'Acres', else: 'A' },
    footWord: { if: 'isSpelledOut', is: 'Sq. Ft.', else: 'S' },
  },
  recorded: ['ma-l3-attribute-rows.json', 'rows-of-seven-layers-2026-09.json'],
  unseen: ['BLD_AREA NUM_ROOMS STYLE'],
  columns: {
    OBJECTID: '{serial|times 20|plus $unit}',
    MAP_PAR_ID: 'M{serial}',
    LOC_ID: 'F_{serial|mod 90000|plus 700000}_{serial|over 90000|floor|plus 2900000}',
    POLY_TYPE: 'FEE',
    TOWN_ID: '{town|plus 1}',
    PROP_ID: '{parcelId}',
    BLDG_VAL: { if: 'kind = condominium', is: '{total@$valued}', else: '{building@$valued}' },
    LAND_VAL: { if: 'kind = condominium', is: 0, else: '{land@$valued}' },
    OTHER_VAL: 0,
    TOTAL_VAL: '{total@$valued}',
    FY: '{fiscalYear}',
    LOT_SIZE: { if: 'isInAcres', is: '{acres}', else: '{lot}' },
    // The layer writes them out; an older edition had one letter.
    LOT_UNITS: { if: 'isInAcres', is: '{acreWord}', else: '{footWord}' },
    LS_DATE: { if: 'saleYear', is: '{saleYear}{saleMonth|pad 2}14' },
    LS_PRICE: '{salePrice|or 0}',
    USE_CODE: { by: 'kind', of: { house: '101', condominium: '102', vacant: '130', exempt: '9060' } },
    // Two blanks after the number, and the unit at the end or in a column of its own.
    SITE_ADDR: '{number}  {road|trim|upper}[ {siteUnit}]',
    ADDR_NUM: '{number|text}',
    FULL_STR: '{road|trim|upper}',
    LOCATION: '{unit|or}',
    CITY: '{city|upper}',
    ZIP: '{zip}',
    ZONING: 'R1',
    YEAR_BUILT: '{yearBuilt|or 0}',
    BLD_AREA: '{living}',
    UNITS: { if: 'kind = condominium', is: 1, else: 0 },
    RES_AREA: '{living}',
    NUM_ROOMS: '{bedrooms|times 2}',
    STYLE: 'COLONIAL',
    STORIES: '2',
    OWNER1: '{owner}',
    OWN_ADDR: '{ownerLine}',
    OWN_CITY: '{ownerCity}',
    OWN_STATE: '{ownerState}',
    OWN_ZIP: '{ownerZip}',
    OWN_CO: null,
  },
  rows: [
    {},
    // The building itself is listed among its units, under a code of its own.
    {
      if: 'unit = 1',
      unit: '',
      cells: { USE_CODE: '995', LOCATION: null, UNITS: '{units}', BLDG_VAL: 0, LAND_VAL: 0, TOTAL_VAL: 0 },
    },
  ],
} as const satisfies RollLayer

export const massachusettsSites = layerSites([massachusettsRoll])
