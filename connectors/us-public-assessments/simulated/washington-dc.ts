import { layerSites, type RollLayer } from './roll'

const service =
  'https://maps2.dcgis.dc.gov/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer'

export const washingtonDcRoll = {
  layer: `${service}/56`,
  name: 'Integrated Tax System Public Extract Facts (ITSPE Facts)',
  style: 'server',
  shape: 'none',
  maxRecordCount: 1000,
  towns: ['DC'],
  search: {
    line: ['PROPERTY_ADDRESS'],
    id: ['SSL'],
    serial: { pattern: /^(\d{4})\s*(\d{3})\d$/ },
  },
  facts: {
    digits: '{serial|pad 7}',
    parcelId: '{digits|slice 0 4}    {digits|slice 4}{unit|or 0}',
    // Every street of the sample country has a direction, which stays in front, so both spellings match.
    door: '{unit}',
    isMailingStyle: { test: 'roll(mailing style) < 0.3' },
    place: { if: 'isMailingStyle', is: 'WASHINGTON DC {zip}', else: '' },
    site: '{line} {quadrant}[ UNIT {door}][ {place}]',
    isProposed: { test: 'roll(proposed) < 0.7' },
  },
  columns: {
    SSL: '{parcelId}',
    ASSESSOR_NAME: 'LUMLEY MARMALADEN',
    LAND_USE_CODE: { by: 'kind', of: { vacant: '091', condominium: '016' }, else: '012' },
    LAND_USE_DESCRIPTION: {
      by: 'kind',
      of: {
        house: 'Residential-Single Family-Detached',
        condominium: 'Residential-Condominium-Horizontal',
        vacant: 'Vacant-True',
        exempt: 'Religious',
      },
    },
    LANDAREA: { if: 'kind = condominium', is: 0, else: '{lot}' },
    PROPERTY_ADDRESS: '{site|upper}',
    OTR_NEIGHBORHOOD_CODE: '25',
    OTR_NEIGHBORHOOD_NAME: 'INKWELL HEIGHTS',
    OWNER_NAME_PRIMARY: '{owner}',
    OWNER_NAME_SECONDARY: ' ',
    CAREOF_NAME: null,
    OWNER_ADDRESS_LINE1: '{ownerLine}',
    OWNER_ADDRESS_LINE2: null,
    OWNER_ADDRESS_CITYSTZIP: '{ownerCity} {ownerState} {ownerZip}',
    APPRAISED_VALUE_PRIOR_LAND: '{land@2025}',
    APPRAISED_VALUE_PRIOR_IMPR: '{building@2025}',
    APPRAISED_VALUE_PRIOR_TOTAL: '{total@2025}',
    APPRAISED_VALUE_CURRENT_LAND: '{land@2026}',
    APPRAISED_VALUE_CURRENT_BLDG: '{building@2026}',
    APPRAISED_VALUE_CURRENT_TOTAL: '{total@2026}',
    APPRAISED_VALUE_PROPOSED_LAND: { if: 'isProposed', is: '{land@2027}' },
    APPRAISED_VALUE_PROPOSED_IMPR: { if: 'isProposed', is: '{building@2027}' },
    APPRAISED_VALUE_PROPOSED_TOTAL: { if: 'isProposed', is: '{total@2027}' },
    VACANT_USE: { if: 'kind = vacant', is: 'Y', else: 'N' },
    HOMESTEAD_DESCRIPTION: { if: 'roll(homestead) < 0.5', is: 'HOMESTEAD', else: 'NO EXEMPTION' },
    TAX_TYPE_DESCRIPTION: 'TAXABLE',
    TAXRATE: 0.85,
    LAST_SALE_PRICE: '{salePrice|or 0}',
    CURRENT_ASSESSMENT_CAP: '{total@2025}',
    PROPOSED_ASSESSMENT_CAP: '{total@2025|times 1.1|round}',
    LAST_SALE_DATE: '{saleDay}',
    LASTMODIFIEDDATE: { day: '2026-11-16' },
  },
} as const satisfies RollLayer

const { columns } = washingtonDcRoll

const olderTable = {
  ...washingtonDcRoll,
  layer: `${service}/53`,
  name: 'Integrated Tax System Public Extract (ITSPE)',
  search: { ...washingtonDcRoll.search, line: ['PREMISEADD'] },
  facts: { ...washingtonDcRoll.facts, door: '' },
  columns: {
    SSL: '{digits|slice 0 4} {digits|slice 4}{unit|or 0}',
    PREMISEADD: columns.PROPERTY_ADDRESS,
    USECODE: columns.LAND_USE_CODE,
    PROPTYPE: columns.LAND_USE_DESCRIPTION,
    NBHD: columns.OTR_NEIGHBORHOOD_CODE,
    NBHDNAME: columns.OTR_NEIGHBORHOOD_NAME,
    OLDLAND: columns.APPRAISED_VALUE_CURRENT_LAND,
    OLDIMPR: columns.APPRAISED_VALUE_CURRENT_BLDG,
    OLDTOTAL: columns.APPRAISED_VALUE_CURRENT_TOTAL,
    NEWLAND: columns.APPRAISED_VALUE_PROPOSED_LAND,
    NEWIMPR: columns.APPRAISED_VALUE_PROPOSED_IMPR,
    NEWTOTAL: columns.APPRAISED_VALUE_PROPOSED_TOTAL,
    CAPCURR: columns.CURRENT_ASSESSMENT_CAP,
    CAPPROP: columns.PROPOSED_ASSESSMENT_CAP,
    TAXRATE: columns.TAXRATE,
    SALEPRICE: columns.LAST_SALE_PRICE,
    SALEDATE: columns.LAST_SALE_DATE,
    EXTRACTDAT: columns.LASTMODIFIEDDATE,
    OWNERNAME: columns.OWNER_NAME_PRIMARY,
    OWNNAME2: columns.OWNER_NAME_SECONDARY,
    CAREOFNAME: columns.CAREOF_NAME,
    ADDRESS1: columns.OWNER_ADDRESS_LINE1,
    ADDRESS2: columns.OWNER_ADDRESS_LINE2,
    CITYSTZIP: columns.OWNER_ADDRESS_CITYSTZIP,
    UNITNUMBER: '{unit|or}',
  },
} as const satisfies RollLayer

export const washingtonDcSites = layerSites([washingtonDcRoll, olderTable])
