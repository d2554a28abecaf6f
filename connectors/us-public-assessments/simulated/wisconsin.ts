import { layerSites, type RollLayer } from './roll'

export const wisconsinRoll = {
  layer:
    'https://services3.arcgis.com/n6uYoouQZW75n5WI/arcgis/rest/services/Wisconsin_Statewide_Parcels_DB/FeatureServer/0',
  name: 'V1200_WisconsinParcels_2026',
  towns: ['WI'],
  search: {
    line: ['SITEADRESS', 'ADDNUM'],
    id: ['PARCELID', 'TAXPARCELID'],
    serial: { without: /\D/g, pattern: /^25(\d{9})\d$/ },
  },
  facts: {
    digits: '25{serial|pad 9}',
    // "2500-000-9912-3": the lot’s serial, then one digit for the unit.
    parcelId: '{digits|slice 0 4}-{digits|slice 4 7}-{digits|slice 7}-{unit|or 0}',
    county: { by: 'city', of: { Madison: 'DANE' }, else: 'MILWAUKEE' },
    fips: { by: 'city', of: { Madison: '025' }, else: '079' },
    // The part of each dollar of market value that a municipality assesses.
    level: { by: 'city', of: { Madison: 0.71 }, else: 0.88 },
    assessed: { if: 'kind = exempt', is: 0, else: '{total@2025|times $level|round}' },
    assessedLand: '{land@2025|times $level|round|least $assessed}',
  },
  recorded: ['rows-of-seven-layers-2026-09.json'],
  unseen: [
    'PARCELDATE SITEADRESS_STAND ADDNUMPREFIX ADDNUM ADDNUMSUFFIX PREFIX STREETNAME STREETTYPE',
    'SUFFIX UNITTYPE UNITID SCHOOLDIST PARCELFIPS MFLVALUE NETPRPTA GRSPRPTA',
  ],
  columns: {
    OBJECTID: '{account|plus 10}',
    STATEID: '{fips}{parcelId}',
    PARCELID: '{parcelId}',
    TAXPARCELID: null,
    PARCELDATE: null,
    TAXROLLYEAR: '2025',
    OWNERNME1: '{owner}',
    OWNERNME2: null,
    PSTLADRESS: '{ownerLine} {ownerCity} {ownerState} {ownerZip}',
    SITEADRESS: '{line|upper}',
    SITEADRESS_STAND: '{line|upper}',
    ADDNUMPREFIX: null,
    ADDNUM: '{number|text}',
    ADDNUMSUFFIX: null,
    PREFIX: '{direction}',
    STREETNAME: '{street|upper}',
    STREETTYPE: '{type|upper}',
    SUFFIX: null,
    UNITTYPE: { if: 'unit', is: 'UNIT' },
    UNITID: '{unit|or}',
    PLACENAME: 'CITY OF {city|upper}',
    ZIPCODE: '{zip}',
    SCHOOLDIST: '{city|upper} SCHOOL DISTRICT',
    PROPCLASS: { if: 'kind = exempt', is: null, else: '1' },
    AUXCLASS: { if: 'kind = exempt', is: 'X4' },
    CONAME: '{county}',
    LOADDATE: '02/20/2026',
    PARCELFIPS: '{fips}',
    CNTASSDVALUE: '{assessed}',
    LNDVALUE: '{assessedLand}',
    IMPVALUE: '{assessed|minus $assessedLand}',
    MFLVALUE: 0,
    // The state’s estimate is missing for a third.
    ESTFMKVALUE: { if: 'roll(estimate) < 0.33 or assessed = 0', is: null, else: '{total@2025}' },
    NETPRPTA: '{assessed|times 0.019|round}',
    GRSPRPTA: '{assessed|times 0.02|round}',
    ASSDACRES: 0,
    GISACRES: '{lot|over 43560}',
    DEEDACRES: null,
  },
  types: { DEEDACRES: 'number' },
  strays: [
    { OBJECTID: 1, PARCELID: 'ROW', CONAME: 'DANE' },
    { OBJECTID: 2, PARCELID: 'GAP', CONAME: 'DANE' },
    { OBJECTID: 3, PARCELID: 'HYDRO', CONAME: 'DANE' },
  ],
} as const satisfies RollLayer

export const wisconsinSites = layerSites([wisconsinRoll])
